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

test('fleet measures an upgrade from the version that is named', () => {
  expect(parseOptions(['--upgrade-from', 'v1.2.0'])).toMatchObject({
    upgradeFrom: 'v1.2.0',
    rollingRestart: false,
  })
})

test('fleet measures the chat of as many members as are asked for', () => {
  expect(parseOptions(['--members', '10000'])).toMatchObject({ members: 10_000, rollingRestart: false })
  expect(() => parseOptions(['--members', 'all'])).toThrow('--members takes a whole number')
})

test.each([
  [['--rolling-restart', '--upgrade-from', 'v1.2.0']],
  [['--rolling-restart', '--members', '100']],
  [['--members', '100', '--upgrade-from', 'v1.2.0']],
])('fleet refuses to measure two things at once: %j', (args) => {
  expect(() => parseOptions(args)).toThrow('name one of them')
})

test.each(['1', '5', 'two'])('fleet refuses %s replicas', (replicas) => {
  expect(() => parseOptions(['--replicas', replicas])).toThrow('--replicas takes a')
})
