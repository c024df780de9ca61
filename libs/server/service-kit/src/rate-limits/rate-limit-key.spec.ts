import { expect, test } from '@jest/globals'
import { addressKey, digestKey } from './rate-limit-key.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('rate limit key of %s is %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('rate limit digest is the same for the same key and does not reveal it', () => {
  expect(digestKey('n@example.com')).toBe(digestKey('n@example.com'))
  expect(digestKey('n@example.com')).not.toBe(digestKey('m@example.com'))
  expect(digestKey('n@example.com')).toMatch(/^[\w-]{22}$/)
})
