import type { AnalysedRemote, CanaryAnalysis } from '@rafiq/platform-contracts'

type AnalysedVersion = AnalysedRemote['versions'][number]
type Point = AnalysedRemote['series'][number]

const vitals = { lcp: 1200, inp: 80, cls: 0.01 }

export const anAnalysedVersion = (overrides: Partial<AnalysedVersion> = {}): AnalysedVersion => ({
  version: '1.2.0',
  loads: 900,
  failed: 9,
  errorRate: 0.01,
  faults: { load: 3, hang: 0, render: 2, error: 4, rejection: 0, crash: 0, leak: 0 },
  vitals,
  ...overrides,
})

export const aPoint = (overrides: Partial<Point> = {}): Point => ({
  at: '2026-11-21T09:00:00.000Z',
  version: '1.0.0',
  loads: 15,
  failed: 0,
  errorRate: 0,
  vitals,
  ...overrides,
})

/** How `matches` does: one version, and nobody in a canary. */
export const anAnalysedRemote = (overrides: Partial<AnalysedRemote> = {}): AnalysedRemote => ({
  name: 'matches',
  trial: null,
  rolledBack: null,
  versions: [anAnalysedVersion()],
  series: [
    aPoint({ version: '1.2.0' }),
    aPoint({ version: '1.2.0', at: '2026-11-21T09:01:00.000Z', errorRate: 0.02 }),
  ],
  faults: [],
  ...overrides,
})

export const anAnalysis = (...remotes: AnalysedRemote[]): CanaryAnalysis => ({
  at: '2026-11-21T09:02:00.000Z',
  window: 'hour',
  step: 'minute',
  remotes: remotes.length > 0 ? remotes : [anAnalysedRemote()],
})
