import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('recovery benchmark kills each service three times, and stops PostgreSQL for twenty seconds, unless told', () => {
  expect(parseOptions([])).toEqual({ rounds: 3, seconds: 20 })
  expect(parseOptions(['--rounds', '1', '--seconds', '3'])).toEqual({ rounds: 1, seconds: 3 })
})

test('recovery benchmark refuses what is no number of rounds', () => {
  expect(() => parseOptions(['--rounds', 'many'])).toThrow(
    '--rounds takes a whole number above 0, not "many".',
  )
})
