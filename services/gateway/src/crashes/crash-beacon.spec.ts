import { expect, test } from '@jest/globals'
import { manifest } from '../../test/manifests.ts'
import { crashBeacon } from './crash-beacon.ts'

const page = { composition: 'abc', page: 'a-token' }
const remotes = [manifest()]
const url = 'https://rafiq.test/matches?from=home'
const beaconOf = (...reports: Parameters<typeof crashBeacon>[1]) => crashBeacon(page, reports, remotes)

test.each([
  ['oom', 'OutOfMemoryError'],
  ['unresponsive', 'UnresponsiveError'],
  [undefined, 'PageCrashError'],
  ['another', 'PageCrashError'],
])('crash with the reason %s is charged to the remote of its page as %s', (reason, error) => {
  expect(beaconOf({ type: 'crash', url, body: { reason } })).toEqual({
    ...page,
    sampled: false,
    versions: [
      {
        ...{ remote: 'matches', version: '1.0.0', fallback: false, load: false, failed: true },
        faults: [{ kind: 'crash', error }],
      },
    ],
  })
})

test('crash among other reports counts once', () => {
  const crash = { type: 'crash', url, body: null }
  expect(beaconOf({ type: 'deprecation', url }, crash, crash)?.versions).toHaveLength(1)
})

test.each([
  ['a report of something else', { type: 'intervention', url }],
  ['a crash of a page that no remote has', { type: 'crash', url: 'https://rafiq.test/' }],
  ['a crash of what is no address', { type: 'crash', url: 'matches' }],
  ['a crash of an address that nobody can read', { type: 'crash', url: 'https://rafiq.test/%E0%A4%A' }],
  ['a crash of no address', { type: 'crash' }],
])('%s is charged to nobody', (_, report) => {
  expect(beaconOf(report)).toBeUndefined()
})
