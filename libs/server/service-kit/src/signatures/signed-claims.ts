import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SigningKeys } from '../settings/secret-settings.ts'

/**
 * Signs what the service hands out and wants to know again without storing it. `purpose` keeps a signature for one
 * thing from being used for another.
 */
export function signClaims([key]: SigningKeys, purpose: string, claims: readonly string[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...claims]))
    .digest('base64url')
}

/** Whether any of the keys signed these claims. */
export function verifyClaims(
  keys: SigningKeys,
  purpose: string,
  claims: readonly string[],
  signature: string,
): boolean {
  const given = Buffer.from(signature)
  return keys.some((key) => {
    const expected = Buffer.from(signClaims([key], purpose, claims))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
