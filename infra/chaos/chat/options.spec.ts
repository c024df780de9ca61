import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('chaos run sends 20,000 messages through 40 faults unless told otherwise', () => {
  expect(parseOptions([])).toEqual({ messages: 20_000, faults: 40, seed: 1 })
  expect(parseOptions(['--messages', '500', '--faults', '6', '--seed', '9'])).toEqual({
    messages: 500,
    faults: 6,
    seed: 9,
  })
})

test.each([['0'], ['many'], ['1.5'], ['']])('chaos run refuses --faults %j in a sentence', (faults) => {
  expect(() => parseOptions(['--faults', faults])).toThrow(/--faults takes a whole number above 0/)
})
