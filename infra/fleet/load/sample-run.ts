import type { Goal } from '../../bench/goals.ts'
import type { Verdict } from '../../chaos/chat/check.ts'
import type { Run } from '../own-fleet.ts'
import type { Failure } from './load.ts'

export const aFailure: Failure = { kind: 'mark', method: 'PUT', what: '503 unavailable', during: 'users-1' }

/** What was not kept of these. */
export const missedOf = (goals: readonly Goal[]): string[] =>
  goals.flatMap(({ goal, met }) => (met ? [] : [goal]))

/** For tests of reports: a load under which nothing failed. */
export const aRun = (overrides: Partial<Run> = {}): Run => ({
  restarts: 12,
  made: 1_000,
  times: [4, 5, 90],
  failures: [],
  messages: ['a', 'b'],
  lost: 0,
  ...overrides,
})

/** For tests of reports: conversations in which every message arrived once and in order. */
export const aVerdict = (overrides: Partial<Verdict> = {}): Verdict => ({
  ...{ sent: 9, acknowledged: 9, lost: [], vanished: [], doubled: [], reordered: [], gaps: [] },
  ...{ phantoms: [], marks: [], delays: [], wire: { arrived: 0, repeated: 0, late: 0 } },
  ...overrides,
})
