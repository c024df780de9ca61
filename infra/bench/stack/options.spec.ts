import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('nine rounds of a second and a half unless told otherwise', () => {
  expect(parseOptions([])).toEqual({ rounds: 9, milliseconds: 1_500 })
  expect(parseOptions(['--rounds', '3'])).toMatchObject({ rounds: 3 })
})

test.each(['rounds', 'milliseconds'])('--%s takes a whole number above 0', (option) => {
  expect(() => parseOptions([`--${option}`, '-1'])).toThrow(option)
})
