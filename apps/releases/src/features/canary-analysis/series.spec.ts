import { expect, test } from '@jest/globals'
import { anAnalysedVersion, aPoint } from '../../testing/an-analysis.ts'
import { shownVersions, toRows } from './series.ts'

const [first, second] = ['2026-11-21T09:00:00.000Z', '2026-11-21T09:01:00.000Z']

test('versions that were measured at one time are one row', () => {
  const series = [
    aPoint({ at: second, version: '1.0.0', errorRate: 0.02 }),
    aPoint({ at: first, version: '1.0.0', errorRate: 0.01 }),
    aPoint({ at: first, version: '2.0.0', errorRate: 0.5 }),
  ]
  expect(toRows(series, ['1.0.0', '2.0.0'], 'errorRate')).toEqual([
    { at: Date.parse(first), values: { '1.0.0': 0.01, '2.0.0': 0.5 } },
    { at: Date.parse(second), values: { '1.0.0': 0.02 } },
  ])
})

test('canary series has no row for a figure without measurements', () => {
  const series = [aPoint({ vitals: { lcp: null, inp: 80, cls: 0 } })]
  expect(toRows(series, ['1.0.0'], 'lcp')).toEqual([])
  expect(toRows(series, ['1.0.0'], 'inp')).toHaveLength(1)
  expect(toRows(series, ['9.0.0'], 'inp')).toEqual([])
})

test.each([
  ['what visitors get comes first', '1.0.0', '2.0.0', ['1.0.0', '2.0.0', '0.9.0']],
  ['what is live and unused is left out', '3.0.0', null, ['0.9.0', '2.0.0', '1.0.0']],
])('canary series of %s', (_, stable, canary, versions) => {
  const used = ['0.9.0', '2.0.0', '1.0.0', '0.8.0'].map((version) => anAnalysedVersion({ version }))
  const status = { stable, canary: canary === null ? null : { version: canary, percent: 10 } }
  expect(shownVersions(status, used)).toEqual(versions)
})
