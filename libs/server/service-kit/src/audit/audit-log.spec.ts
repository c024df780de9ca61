import { expect, test } from '@jest/globals'
import { hashAddress } from './audit-log.ts'

const key = 'a-key-for-hashes-of-addresses'
const may = new Date('2026-05-02T10:00:00Z')
const hash = (address: string, at = may, by = key) => hashAddress(by, address, at)

test('an address has the same hash all month, and tells nothing of itself', () => {
  expect(hash('192.0.2.1')).toBe(hash('192.0.2.1', new Date('2026-05-31T23:59:59Z')))
  expect(hash('192.0.2.1')).toMatch(/^[\w-]{16}$/)
})

test('addresses, months and keys have hashes of their own', () => {
  const others = [
    hash('192.0.2.2'),
    hash('192.0.2.1', new Date('2026-06-01T00:00:00Z')),
    hash('192.0.2.1', may, `${key}-2`),
  ]
  expect(new Set([hash('192.0.2.1'), ...others]).size).toBe(4)
})

test('an IPv6 network is one address', () => {
  expect(hash('2001:db8:1:2::9')).toBe(hash('2001:db8:1:2:3:4:5:6'))
})
