import { expect, test } from '@jest/globals'
import { aVerdict, missedOf } from '../../fleet/load/sample-run.ts'
import { families } from './faults.ts'
import { goalsOf, type Outcome, reportOf, type WriteTally } from './report.ts'

const aTally = (overrides: Partial<WriteTally> = {}): WriteTally => ({
  ...{ acknowledged: 900, unanswered: 7, lost: [], refusals: [] },
  ...overrides,
})

const anOutcome = (overrides: Partial<Outcome> = {}): Outcome => ({
  ...{ replicas: 2, messages: 9, faults: 3, seed: 1, kinds: ['kill users', 'kill Redis', 'cut Redis'] },
  ...{ only: families, leftOut: new Map(), writes: aTally(), disagreements: 0, chat: aVerdict() },
  ...{ crashes: [], control: { acknowledged: 90, lost: ['message 1 of m'] } },
  ...overrides,
})

const missed = (outcome: Outcome) => missedOf(goalsOf(outcome))

test('a chaos run in which nothing is lost meets every goal', () => {
  expect(missed(anOutcome())).toEqual([])
})

test.each<[string, Partial<Outcome>, string]>([
  ['a lost write', { writes: aTally({ lost: ['bio of m'] }) }, 'no acknowledged write'],
  ['a run without a write', { writes: aTally({ acknowledged: 0 }) }, 'no acknowledged write'],
  ['a refused write', { writes: aTally({ refusals: ['PUT /api: 401'] }) }, 'no call is refused'],
  ['a block that the chat has not heard of', { disagreements: 1 }, 'all services agree'],
  ['a message that is lost', { chat: aVerdict({ lost: ['a'] }) }, 'lose no message'],
  ['a process that ended by itself', { crashes: ['users-1 ended with code 1'] }, 'no process ends by itself'],
  [
    'a control that loses nothing',
    { control: { acknowledged: 90, lost: [] } },
    'the same checker finds losses',
  ],
])('%s is a missed goal of a chaos run', (_, overrides, goal) => {
  expect(missed(anOutcome(overrides))).toEqual([expect.stringContaining(goal)])
})

test('the report of a chaos run says how many faults were kills, and what was lost', () => {
  const report = reportOf(anOutcome({ writes: aTally({ lost: ['bio of m: none instead of a'] }) }))
  expect(report).toContain('3 faults of seed 1, 2 of them kills')
  expect(report).toContain('bio of m: none instead of a')
})

test('the report of a chaos run says how many faults of each kind there were, and what was left out and why', () => {
  const report = reportOf(anOutcome({ leftOut: new Map([['disk full', 'No disk can be mounted.']]) }))
  expect(report).toMatch(/^kill +2$/m)
  expect(report).toMatch(/^cut +1$/m)
  expect(report).toMatch(/^clock +0$/m)
  expect(report).toMatch(/^disk full +left out: No disk can be mounted\.$/m)
})

test('the report of a chaos run tells what conversations lost', () => {
  expect(reportOf(anOutcome({ chat: aVerdict({ doubled: ['a is there again'] }) }))).toContain(
    'a is there again',
  )
})
