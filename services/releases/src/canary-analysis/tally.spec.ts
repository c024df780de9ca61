import { expect, test } from '@jest/globals'
import type { PageBeacon } from '@rafiq/platform-contracts'
import { Tally } from './tally.ts'

const start = new Date('2026-11-21T09:00:00Z')
const page = (id: string, canaries: string[] = [], controls: string[] = []) => ({ id, canaries, controls })
const report = (version = '1.0.0'): PageBeacon => ({
  composition: 'abc',
  page: 'checked before',
  sampled: true,
  versions: [
    {
      remote: 'chat',
      version,
      fallback: false,
      load: true,
      failed: true,
      faults: [{ kind: 'load', error: 'SyntaxError' }],
    },
  ],
})

test('beacon tally is empty without beacons', () => {
  expect(new Tally().take()).toBeNull()
})

test('beacon tally sums up what is the same', () => {
  const tally = new Tally()
  tally.add(report(), page('one'), '192.0.2.1', start)
  tally.add(report(), page('two'), '192.0.2.2', new Date(start.getTime() + 100))
  const batch = tally.take()
  expect(batch?.since).toEqual(start)
  expect(batch?.counts).toContainEqual({ remote: 'chat', version: '1.0.0', measure: 'loads', count: 2 })
  expect(batch?.faults).toMatchObject([{ kind: 'load', error: 'SyntaxError', count: 2 }])
  expect(tally.take()).toBeNull()
})

test('beacon tally counts a failed page once, whatever versions it claims, and the pages of one address each', () => {
  const tally = new Tally()
  for (const version of ['1.0.0', '2.0.0', '2.0.0'])
    tally.add(report(version), page('one'), '192.0.2.1', start)
  tally.add(report('2.0.0'), page('two', ['chat'], ['shell']), '192.0.2.1', start)
  expect(tally.take()?.failures).toEqual([
    {
      remote: 'chat',
      version: '1.0.0',
      page: 'one',
      arm: undefined,
      shellArm: undefined,
      address: '192.0.2.1',
    },
    {
      remote: 'chat',
      version: '2.0.0',
      page: 'two',
      arm: 'canary',
      shellArm: 'control',
      address: '192.0.2.1',
    },
  ])
})

test('beacon tally counts for a trial what pages with a part in it told, and nothing of others', () => {
  const tally = new Tally()
  tally.add(report('2.0.0'), page('one', ['chat']), '192.0.2.1', start)
  tally.add(report('1.0.0'), page('two', [], ['chat']), '192.0.2.2', start)
  tally.add(report('1.0.0'), page('three', ['maps'], ['shell']), '192.0.2.3', start)
  const batch = tally.take()
  const loads = ({ measure }: { measure: string }) => measure === 'trial:loads'
  expect(batch?.counts.filter(loads).map(({ version, count }) => [version, count])).toEqual([
    ['2.0.0', 1],
    ['1.0.0', 2],
  ])
  expect(batch?.trialCounts.filter(loads).map(({ version, count }) => [version, count])).toEqual([
    ['2.0.0', 1],
    ['1.0.0', 1],
  ])
})

test('beacon tally is bounded against invented versions', () => {
  const tally = new Tally()
  for (let patch = 0; patch < 6000; patch += 1)
    tally.add(report(`1.0.${patch}`), page(`${patch}`), '192.0.2.1', start)
  const batch = tally.take()
  expect([batch?.counts.length, batch?.faults.length, batch?.failures.length]).toEqual([5000, 5000, 5000])
})
