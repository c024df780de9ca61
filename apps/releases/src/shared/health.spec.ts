import { expect, test } from '@jest/globals'
import { aStatus } from '../testing/a-status.ts'
import { anAnalysedVersion } from '../testing/an-analysis.ts'
import { type Health, healthOf } from './health.ts'

test.each([
  ['5 % of pages with a failure', 0.05, 1200, 'failing'],
  ['4.9 % of pages with a failure', 0.049, 1200, 'degraded'],
  ['2 % of pages with a failure', 0.02, 1200, 'degraded'],
  ['1 % of pages with a failure', 0.01, 1200, 'healthy'],
  ['pages that show themselves after 2.5 s', 0, 2500, 'healthy'],
  ['pages that show themselves later than 2.5 s', 0, 2501, 'degraded'],
  ['no measured load time', 0, null, 'healthy'],
  ['no page load in the last hour', null, null, 'unmeasured'],
] as [string, number | null, number | null, Health][])(
  'remote with %s is %s',
  (_, errorRate, lcp, health) => {
    const figures = anAnalysedVersion({ errorRate, vitals: { lcp, inp: null, cls: null } })
    expect(healthOf(aStatus(), figures)).toBe(health)
  },
)

test('remote that nobody gets is off, whatever was measured', () => {
  const figures = anAnalysedVersion({ errorRate: 0.5 })
  expect(healthOf(aStatus({ disabled: true }), figures)).toBe('off')
  expect(healthOf(aStatus({ stable: null }), figures)).toBe('off')
})

test('remote without figures is unmeasured', () => {
  expect(healthOf(aStatus(), undefined)).toBe('unmeasured')
})
