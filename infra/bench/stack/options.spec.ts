import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('sixty rounds of a fifth of a second unless told otherwise', () => {
  expect(parseOptions([])).toEqual({ rounds: 60, milliseconds: 200 })
  expect(parseOptions(['--rounds', '3'])).toMatchObject({ rounds: 3 })
})

test.each(['rounds', 'milliseconds'])('--%s takes a whole number above 0', (option) => {
  expect(() => parseOptions([`--${option}`, '-1'])).toThrow(option)
})
