import { expect, test } from '@jest/globals'
import { families } from './faults.ts'
import { parseOptions } from './options.ts'

test('a chaos run has two replicas, 3,000 messages and 40 faults of every kind unless told', () => {
  expect(parseOptions([])).toEqual({ replicas: 2, messages: 3_000, faults: 40, seed: 1, only: families })
})

test('a chaos run has as many messages and faults as are asked for', () => {
  const options = parseOptions(['--messages', '1000000', '--faults', '200', '--seed', '7'])
  expect(options).toMatchObject({ replicas: 2, messages: 1_000_000, faults: 200, seed: 7 })
})

test('a chaos run refuses what is no number of messages', () => {
  expect(() => parseOptions(['--messages', 'all'])).toThrow('--messages takes a whole number')
})

test('a chaos run has the kinds of faults that are asked for, and refuses one that there is not', () => {
  expect(parseOptions(['--only', 'kill,disk full']).only).toEqual(['kill', 'disk full'])
  expect(() => parseOptions(['--only', 'kill,meteor'])).toThrow('--only takes some of kill,')
})
