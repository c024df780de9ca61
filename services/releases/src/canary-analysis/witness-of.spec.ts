import { expect, test } from '@jest/globals'
import { witnessOf } from './witness-of.ts'

const key = 'a-secret-of-the-services'

test('an address is one witness of a trial', () => {
  expect(witnessOf(key, 'chat 1', '192.0.2.1')).toBe(witnessOf(key, 'chat 1', '192.0.2.1'))
})

test.each([
  ['another trial', witnessOf(key, 'chat 2', '192.0.2.1')],
  ['another address', witnessOf(key, 'chat 1', '192.0.2.2')],
  ['another key', witnessOf('another-secret-of-the-services', 'chat 1', '192.0.2.1')],
])('%s is another witness', (_, other) => {
  expect(other).not.toBe(witnessOf(key, 'chat 1', '192.0.2.1'))
})

test('witnesses have 65,536 buckets in all', () => {
  const all = Array.from({ length: 2000 }, (_, last) => witnessOf(key, 'chat 1', `2001:db8:0:${last}::/64`))
  expect(Math.max(...all)).toBeLessThan(65_536)
  expect(new Set(all).size).toBeGreaterThan(1900)
})
