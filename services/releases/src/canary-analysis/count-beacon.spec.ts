import { expect, test } from '@jest/globals'
import type { PageBeacon, UsedVersion } from '@rafiq/platform-contracts'
import { countBeacon } from './count-beacon.ts'

const chat: UsedVersion = {
  remote: 'chat',
  version: '1.0.0',
  fallback: false,
  load: true,
  failed: false,
  faults: [],
}
const fault = { kind: 'render', error: 'TypeError', file: 'page.js', line: 1 } as const
const report = (used: Partial<UsedVersion>, sampled = true): PageBeacon => ({
  composition: 'abc',
  page: 'checked before',
  sampled,
  versions: [{ ...chat, ...used }],
})
const measures = (used: Partial<UsedVersion>, sampled?: boolean) =>
  countBeacon(report(used, sampled)).counts.map(({ measure }) => measure)

test('beacon of a load counts once for the version and once for its trial', () => {
  expect(measures({})).toEqual(['loads', 'trial:loads'])
})

test('beacon of a failure counts by its kind and as a failed page', () => {
  expect(measures({ failed: true, faults: [fault] })).toEqual([
    'fault:render',
    'trial:failures',
    'loads',
    'failed',
    'trial:loads',
    'trial:failed',
  ])
})

test('beacon of a fallback counts in no trial: its visitor was given another version', () => {
  const used = { fallback: true, failed: true, faults: [fault] }
  expect(measures(used)).toEqual(['fault:render', 'loads', 'failed', 'fallbacks'])
  expect(countBeacon(report(used)).failures).toEqual([])
})

test('beacon of an unsampled page counts in no rate, but its failure counts as a failure', () => {
  const used = { failed: true, faults: [fault], vitals: { lcp: 100 } }
  expect(measures(used, false)).toEqual(['fault:render', 'trial:failures'])
  expect(countBeacon(report(used, false)).failures).toEqual([{ remote: 'chat', version: '1.0.0' }])
})

test('beacon vitals are counted by their bucket', () => {
  expect(measures({ load: false, vitals: { lcp: 40, cls: 0 } })).toEqual(['lcp:0', 'cls:0'])
})

test('beacon of a fault keeps the page in which it happened', () => {
  const { faults } = countBeacon(report({ failed: true, faults: [fault] }))
  expect(faults).toEqual([{ remote: 'chat', version: '1.0.0', ...fault, composition: 'abc' }])
})
