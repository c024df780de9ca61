import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('a chaos run has two replicas, 3,000 messages and 40 faults unless told', () => {
  expect(parseOptions([])).toEqual({ replicas: 2, messages: 3_000, faults: 40, seed: 1 })
})

test('a chaos run has as many messages and faults as are asked for', () => {
  const options = parseOptions(['--messages', '1000000', '--faults', '200', '--seed', '7'])
  expect(options).toEqual({ replicas: 2, messages: 1_000_000, faults: 200, seed: 7 })
})

test('a chaos run refuses what is no number of messages', () => {
  expect(() => parseOptions(['--messages', 'all'])).toThrow('--messages takes a whole number')
})
