import { createHmac, hkdfSync } from 'node:crypto'
import { addressKey } from '../rate-limits/rate-limit-key.ts'

/**
 * An address as a record keeps it: the same for the same address within one month (UTC), and nothing to whoever has not
 * the key. From month to month it cannot be followed, and 90 days later it is removed.
 */
export function hashAddress(key: string, address: string, at: Date): string {
  const month = at.toISOString().slice(0, 7)
  const monthly = Buffer.from(hkdfSync('sha256', key, month, 'rafiq address hash', 32))
  return createHmac('sha256', monthly).update(addressKey(address)).digest('base64url').slice(0, 16)
}
