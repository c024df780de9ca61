import { expect, test } from '@jest/globals'
import { aFailure, aRun, aVerdict, missedOf } from '../load/sample-run.ts'
import { goalsOf, type Outcome, reportOf } from './report.ts'

const anOutcome = (overrides: Partial<Outcome> = {}): Outcome => ({
  sideBySide: aRun(),
  upgraded: aRun(),
  back: aRun(),
  contracted: aRun({ failures: [aFailure] }),
  chat: aVerdict(),
  ...overrides,
})

const missed = (outcome: Outcome) => missedOf(goalsOf(outcome))

test('an upgrade in which nothing fails meets every goal', () => {
  expect(missed(anOutcome())).toEqual([])
})

test.each<[string, Partial<Outcome>, string]>([
  ['a failure beside the version before', { sideBySide: aRun({ failures: [aFailure] }) }, 'side by side'],
  [
    'a failure while the rest is upgraded',
    { upgraded: aRun({ failures: [aFailure] }) },
    'the rest is upgraded',
  ],
  ['a failure on the way back', { back: aRun({ failures: [aFailure] }) }, 'on the way back'],
  ['a write that is lost on the way back', { back: aRun({ lost: 1 }) }, 'no acknowledged write'],
  ['a message that is lost', { chat: aVerdict({ lost: ['a'] }) }, 'lose no message'],
  ['a message that arrives twice', { chat: aVerdict({ doubled: ['a'] }) }, 'double and reorder none'],
  ['a column whose loss nobody notices', { contracted: aRun() }, 'a column that is read is gone'],
])('%s is a missed goal of an upgrade', (_, overrides, goal) => {
  expect(missed(anOutcome(overrides))).toEqual([expect.stringContaining(goal)])
})

test('the report of an upgrade has a row of each load, and says what failed', () => {
  const report = reportOf(anOutcome({ back: aRun({ failures: [aFailure] }) }))
  expect(report).toContain('while users-1 restarted: PUT mark: 503 unavailable')
  expect(report).toMatch(/both versions side by side +12 +1,000 +0 +0 +5 +90 +90/)
})
