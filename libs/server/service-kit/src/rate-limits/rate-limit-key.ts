import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * Whom an address counts as: an IPv4 address (also one mapped into IPv6) is one caller, an IPv6 network of 64 bits is
 * one too, since a household or a server has that many addresses to choose from.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`
}

/** Keys are kept as digests: Redis learns no address and no e-mail. */
export function digestKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
