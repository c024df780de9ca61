import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('stack benchmark runs sixty rounds of a fifth of a second by default', () => {
  expect(parseOptions([])).toEqual({ rounds: 60, milliseconds: 200 })
  expect(parseOptions(['--rounds', '3'])).toMatchObject({ rounds: 3 })
})

test.each(['rounds', 'milliseconds'])('stack benchmark: --%s takes a whole number above 0', (option) => {
  expect(() => parseOptions([`--${option}`, '-1'])).toThrow(option)
})
