import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('fleet runs two replicas of each service unless told', () => {
  expect(parseOptions([])).toEqual({ replicas: 2, rollingRestart: false, requests: 100_000 })
})

test('fleet measures a rolling restart where it is asked to', () => {
  expect(parseOptions(['--replicas', '3', '--rolling-restart', '--requests', '5000'])).toEqual({
    replicas: 3,
    rollingRestart: true,
    requests: 5_000,
  })
})

test.each(['1', '5', 'two'])('fleet refuses %s replicas', (replicas) => {
  expect(() => parseOptions(['--replicas', replicas])).toThrow('--replicas takes a')
})
