import { ECDH } from 'node:crypto'
import { z } from 'zod'

/**
 * The push services of the browsers that people have: Chrome and what is made of it, Firefox, Safari, Edge. A browser says
 * where it wants to be reached, and this service then sends requests there: so to these alone, and never to an address that
 * somebody made up (docs/decisions/0033).
 */
export const knownPushOrigins = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
].join()

/** An origin; `*` is one name of a host, or a port. */
const originPattern = /^(https?):\/\/[\w.*-]+(:(\d+|\*))?$/

/** Origins, with commas between them. */
export const pushOriginsSetting = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .pipe(z.array(z.string().regex(originPattern)).min(1))

/** Whether messages may be sent there: to one of these origins, by whatever path, and nothing that hides another one. */
export function isPushEndpoint(endpoint: string, origins: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  return origins.some((origin) => matches(url.origin, origin))
}

function matches(origin: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[a-z0-9-]+')}$`).test(origin)
}

/** Whether a browser's key is a point of the curve: with anything else no message could ever be sealed. */
export function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === p256dh
  } catch {
    return false
  }
}
