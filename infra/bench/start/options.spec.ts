import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('three starts, each left alone for 20 seconds, unless told otherwise', () => {
  expect(parseOptions([])).toEqual({ rounds: 3, idle: 20 })
  expect(parseOptions(['--rounds', '1'])).toMatchObject({ rounds: 1 })
})

test.each(['rounds', 'idle'])('--%s takes a whole number above 0', (option) => {
  expect(() => parseOptions([`--${option}`, 'some'])).toThrow(option)
})
