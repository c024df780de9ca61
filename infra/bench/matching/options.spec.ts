import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('matching is slowed in a way that there is', () => {
  expect(parseOptions(['--slowed', 'round-trip']).slowed).toBe('round-trip')
  expect(() => parseOptions(['--slowed', 'coffee'])).toThrow('--slowed takes sleep or round-trip')
})

test('matching benchmark takes four sizes up to a million unless told otherwise', () => {
  expect(parseOptions([]).sizes).toEqual([1000, 10_000, 100_000, 1_000_000])
  expect(parseOptions(['--sizes', '10000000', '--searches', '50'])).toEqual({
    sizes: [10_000_000],
    searches: 50,
  })
})

test.each([['0'], ['many'], ['1.5'], [''], ['1000,']])(
  'matching benchmark refuses --sizes %j in a sentence',
  (sizes) => {
    expect(() => parseOptions(['--sizes', sizes])).toThrow(/--sizes takes a whole number above 0/)
  },
)
