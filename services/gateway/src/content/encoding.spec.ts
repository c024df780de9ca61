import { expect, test } from '@jest/globals'
import { chooseEncoding } from './encoding.ts'

const all = ['br', 'gzip'] as const

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('accept-encoding %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding)
})

test('content encoding offers nothing that is not there', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(chooseEncoding('br, gzip', [])).toBe('identity')
})
