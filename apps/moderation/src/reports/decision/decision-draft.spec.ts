import { expect, test } from '@jest/globals'
import { chosen, type DecisionDraft, emptyDraft, pauseEnd, readDays, toOrder } from './decision-draft.ts'

const now = Date.parse('2026-11-21T10:00:00.000Z')
const report = { category: 'fraud', held: false, reporter: {} } as const
const order = (draft: DecisionDraft) => toOrder(draft, now).order

test('decision form starts with nothing chosen', () => {
  expect(toOrder(emptyDraft, now)).toEqual({ missing: 'choice', order: null })
})

test('a dismissal is told to the reporter alone', () => {
  expect(order(chosen(emptyDraft, 'dismiss', report))).toEqual({
    decision: 'dismiss',
    until: null,
    reason: null,
    toMember: null,
    toReporter: 'report-no-breach',
  })
})

test('decision notifies a member whose review it ends', () => {
  expect(order(chosen(emptyDraft, 'dismiss', { ...report, held: true }))).toMatchObject({
    toMember: { template: 'review-ended', words: null },
  })
})

test('a warning says what was reported', () => {
  expect(order(chosen({ ...emptyDraft, words: ' Please. ' }, 'warn', report))).toEqual({
    decision: 'warn',
    until: null,
    reason: 'fraud',
    toMember: { template: 'warning-fraud', words: 'Please.' },
    toReporter: 'report-acted',
  })
})

test('a pause of some days has an end, a pause has none', () => {
  const draft = chosen({ ...emptyDraft, days: '٣' }, 'pauseDays', report)
  expect(order(draft)).toMatchObject({ decision: 'pause', until: '2026-11-24T10:00:00.000Z' })
  expect(order(chosen(draft, 'pause', report))).toMatchObject({ decision: 'pause', until: null })
})

test.each(['', '0', 'a week'])('a pause of %j days is not one yet', (days) => {
  const draft = chosen({ ...emptyDraft, days }, 'pauseDays', report)
  expect(toOrder(draft, now)).toEqual({ missing: 'days', order: null })
})

test('decision answers no reporter whose account is deleted', () => {
  expect(order(chosen(emptyDraft, 'pause', { ...report, reporter: null }))?.toReporter).toBeNull()
})

test('decision draft keeps the chosen reason when the choice changes', () => {
  const draft = { ...chosen(emptyDraft, 'warn', report), reason: 'other' } as const
  expect(chosen(draft, 'pause', report)).toMatchObject({ reason: 'other', toMember: 'paused' })
})

test.each([
  ['7', 7],
  [' ٣٠ ', 30],
  ['365', 365],
  ['0', null],
  ['366', null],
  ['', null],
  ['1.5', null],
  ['a week', null],
])('pause days %j are parsed as %j', (text, days) => {
  expect(readDays(text)).toBe(days)
})

test('a pause ends at the next full hour', () => {
  const now = Date.parse('2026-11-21T10:20:30.400Z')
  expect(pauseEnd(7, now)).toBe('2026-11-28T11:00:00.000Z')
  expect(pauseEnd(7, now + 60_000)).toBe(pauseEnd(7, now))
})
