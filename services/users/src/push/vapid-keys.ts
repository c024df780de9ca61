import { createECDH } from 'node:crypto'
import { keysSetting, secretSettings } from '@rafiq/service-kit'
import { z } from 'zod'

/** A pair of keys by which this platform says to push services who it is (RFC 8292), in base64url. */
export interface VapidKey {
  readonly publicKey: string
  readonly privateKey: string
}

/** Any 32 random bytes but one in four thousand million are a key of P-256. */
const privateKeyPattern = /^[\w-]{43}$/

/** @param privateKey 32 bytes in base64url @returns null for what is no key */
export function toVapidKey(privateKey: string): VapidKey | null {
  if (!privateKeyPattern.test(privateKey)) return null
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return { publicKey: pair.getPublicKey('base64url'), privateKey }
  } catch {
    return null
  }
}

/** Browsers are given the first; what they were given before goes on while its key is in the list. */
export const vapidKeysSetting = keysSetting('')
  .transform((keys, context): readonly [VapidKey, ...VapidKey[]] => {
    const pairs = keys.map(toVapidKey)
    const [first, ...others] = pairs.filter((pair) => pair !== null)
    if (first && others.length + 1 === pairs.length) return [first, ...others]
    context.addIssue({ code: 'custom', message: 'expected 32 random bytes in base64url, 43 characters' })
    return z.NEVER
  })
  .describe('keys that sign what push services are sent; new browsers get the first, all sign')
  .register(secretSettings, {})
