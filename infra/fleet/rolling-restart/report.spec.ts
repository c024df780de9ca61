import { expect, test } from '@jest/globals'
import { aFailure, aRun, aVerdict, missedOf } from '../load/sample-run.ts'
import { goalsOf, type Outcome, reportOf } from './report.ts'

const anOutcome = (overrides: Partial<Outcome> = {}): Outcome => ({
  drained: aRun(),
  killed: aRun({ failures: [aFailure] }),
  chat: aVerdict(),
  ...overrides,
})

const missed = (outcome: Outcome) => missedOf(goalsOf(outcome))

test('a rolling restart in which nothing fails meets every goal', () => {
  expect(missed(anOutcome())).toEqual([])
})

test.each<[string, Partial<Outcome>, string]>([
  ['a failed request', { drained: aRun({ failures: [aFailure] }) }, 'no request fails'],
  ['a load without a request', { drained: aRun({ made: 0 }) }, 'no request fails'],
  ['a lost write', { drained: aRun({ lost: 1 }) }, 'no acknowledged write'],
  ['a lost message', { chat: aVerdict({ lost: ['a'] }) }, 'lose no message'],
  ['a message that nobody acknowledged', { chat: aVerdict({ acknowledged: 8 }) }, 'lose no message'],
  ['conversations without a message', { chat: aVerdict({ sent: 0, acknowledged: 0 }) }, 'lose no message'],
  ['a doubled message', { chat: aVerdict({ doubled: ['a'] }) }, 'double and reorder none'],
  ['kills that nobody noticed', { killed: aRun() }, 'fails where replicas are killed'],
])('%s is a missed goal of a rolling restart', (_, overrides, goal) => {
  expect(missed(anOutcome(overrides))).toEqual([expect.stringContaining(goal)])
})

test('the report of a rolling restart says what failed while which replica restarted', () => {
  const report = reportOf(anOutcome({ drained: aRun({ failures: [aFailure] }) }))
  expect(report).toContain('while users-1 restarted: PUT mark: 503 unavailable')
  expect(report).toMatch(/told to stop +12 +1,000 +1 +0 +5 +90 +90/)
})
