import { expect, test } from '@jest/globals'
import { toAnalysedRemote } from './to-analysed-remote.ts'

const nine = new Date('2026-11-21T09:00:00Z')
const ten = new Date('2026-11-21T10:00:00Z')
const none = { name: 'chat', trial: null, rolledBack: null, counts: [], faults: [] }
const rows = (version: string, at: Date, counts: Record<string, number>) =>
  Object.entries(counts).map(([measure, count]) => ({ version, at, measure, count }))

test('analysed remote without page loads has no figures', () => {
  expect(toAnalysedRemote(none)).toEqual({
    name: 'chat',
    trial: null,
    rolledBack: null,
    versions: [],
    series: [],
    faults: [],
  })
})

test('analysed remote sums versions over the window, most used first', () => {
  const counts = [
    ...rows('1.0.0', nine, { loads: 10, failed: 1, 'fault:load': 3, 'lcp:0': 4 }),
    ...rows('1.0.0', ten, { loads: 10 }),
    ...rows('2.0.0', ten, { loads: 50, 'cls:0': 1 }),
  ]
  const { versions } = toAnalysedRemote({ ...none, counts })
  expect(versions).toEqual([
    {
      version: '2.0.0',
      loads: 50,
      failed: 0,
      errorRate: 0,
      faults: { load: 0, hang: 0, render: 0, error: 0, rejection: 0, crash: 0, leak: 0 },
      vitals: { lcp: null, inp: null, cls: 0 },
    },
    {
      version: '1.0.0',
      loads: 20,
      failed: 1,
      errorRate: 0.05,
      faults: { load: 3, hang: 0, render: 0, error: 0, rejection: 0, crash: 0, leak: 0 },
      vitals: { lcp: 50, inp: null, cls: null },
    },
  ])
})

test('analysed remote series is sorted by time and version, and skips unused versions', () => {
  const counts = [
    ...rows('2.0.0', ten, { loads: 2 }),
    ...rows('1.0.0', ten, { loads: 1, failed: 1 }),
    ...rows('1.0.0', nine, { 'fault:error': 1 }),
  ]
  const { series } = toAnalysedRemote({ ...none, counts })
  expect(series.map(({ at, version, errorRate }) => [at, version, errorRate])).toEqual([
    [ten.toISOString(), '1.0.0', 1],
    [ten.toISOString(), '2.0.0', 0],
  ])
})
