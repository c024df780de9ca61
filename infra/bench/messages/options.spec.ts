import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('messages benchmark compares twenty million with one million, in 21 rounds, by default', () => {
  expect(parseOptions([])).toEqual({ few: 1_000_000, many: 20_000_000, rounds: 21 })
  expect(parseOptions(['--many', '5000000', '--rounds', '3'])).toMatchObject({ many: 5_000_000, rounds: 3 })
})

test.each(['few', 'many', 'rounds'])('messages benchmark: --%s takes a whole number above 0', (option) => {
  expect(() => parseOptions([`--${option}`, '0'])).toThrow(option)
})
