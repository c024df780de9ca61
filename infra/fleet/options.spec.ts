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

test('fleet refuses to measure a rolling restart and an upgrade at once', () => {
  expect(() => parseOptions(['--rolling-restart', '--upgrade-from', 'v1.2.0'])).toThrow('name one of them')
})

test.each(['1', '5', 'two'])('fleet refuses %s replicas', (replicas) => {
  expect(() => parseOptions(['--replicas', replicas])).toThrow('--replicas takes a')
})
