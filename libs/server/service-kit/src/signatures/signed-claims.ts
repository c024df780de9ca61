import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signs what the service hands out and wants to know again without storing it. `purpose` keeps a signature for one
 * thing from being used for another.
 */
export function signClaims(key: string, purpose: string, claims: readonly string[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...claims]))
    .digest('base64url')
}

export function verifyClaims(
  key: string,
  purpose: string,
  claims: readonly string[],
  signature: string,
): boolean {
  const expected = Buffer.from(signClaims(key, purpose, claims))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
