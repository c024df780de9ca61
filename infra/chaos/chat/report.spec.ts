import { expect, test } from '@jest/globals'
import type { Verdict } from './check.ts'
import { goalsOf, reportOf } from './report.ts'

const aVerdict = (change: Partial<Verdict> = {}): Verdict => ({
  sent: 1_000,
  acknowledged: 1_000,
  lost: [],
  vanished: [],
  doubled: [],
  reordered: [],
  gaps: [],
  phantoms: [],
  marks: [],
  wire: { arrived: 1_500, repeated: 12, late: 3 },
  delays: [10, 20, 3_000],
  ...change,
})
const anOutcome = (chat: Partial<Verdict>, baseline: Partial<Verdict> = { lost: ['x'] }) => ({
  messages: 1_000,
  faults: 6,
  seed: 4,
  chat: aVerdict(chat),
  baseline: aVerdict(baseline),
  crashes: [],
})
const missed = (...parts: Parameters<typeof anOutcome>) =>
  goalsOf(anOutcome(...parts))
    .filter(({ met }) => !met)
    .map(({ goal }) => goal)

test.each<[string, Partial<Verdict>]>([
  ['every message is acknowledged in the end', { acknowledged: 999 }],
  ['none lost', { lost: ['x'] }],
  ['none lost', { vanished: ['x'] }],
  ['none doubled', { doubled: ['x'] }],
  ['none out of order', { reordered: ['x'] }],
  ['no gap in the sequences', { gaps: ['x'] }],
  ['none that nobody sent', { phantoms: ['x'] }],
  ['the last mark of everybody is stored', { marks: ['x'] }],
])('chaos report misses the goal %j', (goal, chat) => {
  expect(missed(chat)).toEqual([goal])
})

test('chaos report meets every goal where nothing was found but in the baseline', () => {
  expect(missed({})).toEqual([])
  expect(missed({}, {})).toEqual(['the same checker finds losses in the plain Socket.IO baseline'])
})

test('chaos report misses a goal where a replica ended that no fault ended', () => {
  const outcome = { ...anOutcome({}), crashes: ['chat-0 ended with code 1'] }
  expect(goalsOf(outcome).filter(({ met }) => !met)).toMatchObject([{ goal: 'no replica ends by itself' }])
  expect(reportOf(outcome)).toContain('chat-0 ended with code 1')
})

test('chaos report has both sides, and the first findings in words', () => {
  const report = reportOf(anOutcome({ gaps: ['1 to 3', '5 to 7', '8 to 11', '12 to 14'] }))
  expect(report).toContain('6 faults of seed 4')
  expect(report).toMatch(/chat service +1,000 +1,000 +0 +0 +0 +0 +4 +0 +0 +20 +3,000 +3,000/)
  expect(report).toMatch(/plain Socket\.IO +1,000 +1,000 +1 /)
  expect(report).toContain('1,500 messages, 12 of them again and 3 behind a later one')
  expect(report).toContain('gaps: 8 to 11')
  expect(report).not.toContain('gaps: 12 to 14')
})
