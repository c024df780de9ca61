import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('moderation benchmark takes a million accounts by default', () => {
  expect(parseOptions([])).toEqual({ accounts: 1_000_000, runs: 60, comparisons: 3 })
  expect(parseOptions(['--accounts', '5000'])).toMatchObject({ accounts: 5_000 })
})

test.each(['0', 'many', '-1'])('moderation benchmark rejects %s as a number of accounts', (accounts) => {
  expect(() => parseOptions(['--accounts', accounts])).toThrow('accounts')
})
