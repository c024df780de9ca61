import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('start benchmark runs three starts, idle for 20 seconds each, by default', () => {
  expect(parseOptions([])).toEqual({ rounds: 3, idle: 20 })
  expect(parseOptions(['--rounds', '1'])).toMatchObject({ rounds: 1 })
})

test.each(['rounds', 'idle'])('start benchmark: --%s takes a whole number above 0', (option) => {
  expect(() => parseOptions([`--${option}`, 'some'])).toThrow(option)
})
