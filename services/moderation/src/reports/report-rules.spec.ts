import { describe, expect, test } from '@jest/globals'
import type { Role } from '@rafiq/contracts/accounts'
import { reportDecisionOrderSchema } from '@rafiq/contracts/moderation'
import {
  afterHandling,
  decisionIssues,
  isSameDecision,
  offeredActions,
  type ReportState,
  reportActionError,
} from './report-rules.ts'

const me = { id: 'me', role: 'moderator' as Role }
const admin = { id: 'me', role: 'admin' as Role }
const report = (overrides: Partial<ReportState> = {}): ReportState => ({
  status: 'open',
  assigneeId: null,
  reporterId: 'somebody',
  subjectRole: 'user',
  ...overrides,
})
const mine = { status: 'taken', assigneeId: 'me' } as const
const others = { status: 'taken', assigneeId: 'other' } as const
const waiting = { status: 'escalated', assigneeId: null } as const

describe('report actions by role', () => {
  test.each([
    ['take', me, {}, null],
    ['take', me, mine, null],
    ['take', me, others, 'report-taken'],
    ['take', admin, others, 'report-taken'],
    ['take', me, waiting, 'forbidden'],
    ['take', admin, waiting, null],
    ['take', me, { reporterId: 'me' }, 'forbidden'],
    ['take', me, { status: 'resolved' }, 'report-resolved'],
    ['release', me, mine, null],
    ['release', me, {}, null],
    ['release', me, others, 'report-taken'],
    ['release', admin, others, null],
    ['escalate', me, mine, null],
    ['escalate', me, {}, null],
    ['escalate', me, others, 'report-taken'],
    ['escalate', me, waiting, null],
    ['note', me, others, null],
    ['note', me, { status: 'resolved' }, 'report-resolved'],
    ['dismiss', me, mine, null],
    ['dismiss', me, {}, 'report-not-taken'],
    ['dismiss', admin, {}, 'report-not-taken'],
    ['dismiss', me, others, 'report-taken'],
    ['warn', me, { ...mine, subjectRole: null }, null],
    ['pause', me, { ...mine, subjectRole: 'moderator' }, 'forbidden'],
    ['dismiss', me, { ...mine, subjectRole: 'admin' }, 'forbidden'],
    ['dismiss', admin, { ...mine, subjectRole: 'admin' }, null],
    ['delete', me, mine, 'forbidden'],
    ['delete', admin, mine, null],
    ['delete', admin, { ...mine, reporterId: 'me' }, 'forbidden'],
  ] as const)('%s by %o of %o: %s', (action, handler, overrides, code) => {
    expect(reportActionError(action, handler, report(overrides))).toBe(code)
  })
})

describe('offered actions', () => {
  test.each([
    [me, {}, ['take', 'escalate', 'note']],
    [me, mine, ['release', 'escalate', 'note', 'dismiss', 'warn', 'pause']],
    [me, others, ['note']],
    [me, waiting, ['note']],
    [admin, waiting, ['take', 'note']],
    [admin, others, ['release', 'note']],
    [admin, mine, ['release', 'note', 'dismiss', 'warn', 'pause', 'delete']],
    [admin, { status: 'resolved' }, []],
  ] as const)('%o of %o: %j', (handler, overrides, actions) => {
    expect(offeredActions(handler, report(overrides))).toEqual(actions)
  })
})

test.each([
  ['take', 'open', { status: 'taken', assigneeId: 'me' }],
  ['take', 'escalated', { status: 'escalated', assigneeId: 'me' }],
  ['release', 'taken', { status: 'open', assigneeId: null }],
  ['release', 'escalated', { status: 'escalated', assigneeId: null }],
  ['escalate', 'taken', { status: 'escalated', assigneeId: null }],
] as const)('%s where it is %s: %j', (action, status, after) => {
  expect(afterHandling(action, 'me', { status })).toEqual(after)
})

const now = new Date('2026-11-21T12:00:00Z')
const ahead = '2026-11-28T12:00:00Z'

test.each([
  [{ decision: 'dismiss' }, []],
  [{ decision: 'dismiss', toMember: { template: 'review-ended' }, toReporter: 'report-no-breach' }, []],
  [{ decision: 'dismiss', reason: 'fraud' }, ['reason']],
  [{ decision: 'dismiss', toReporter: 'report-acted' }, ['toReporter']],
  [{ decision: 'warn', reason: 'fraud', toMember: { template: 'warning-fraud' } }, []],
  [{ decision: 'warn', reason: 'fraud' }, ['toMember']],
  [{ decision: 'warn', reason: 'fraud', toMember: { template: 'paused' } }, ['toMember.template']],
  [{ decision: 'warn', toMember: { template: 'warning-fraud' }, until: ahead }, ['reason', 'until']],
  [{ decision: 'pause', reason: 'fraud', until: ahead, toMember: { template: 'paused' } }, []],
  [{ decision: 'pause', reason: 'fraud' }, []],
  [{ decision: 'pause', reason: 'fraud', until: '2026-11-20T12:00:00Z' }, ['until']],
  [{ decision: 'delete', reason: 'fraud', toMember: { template: 'deleted' } }, []],
] as const)('decision %j has issues: %j', (order, paths) => {
  const issues = decisionIssues(reportDecisionOrderSchema.parse(order), now)
  expect(issues.map(({ path }) => path)).toEqual(paths)
})

const decided = {
  decidedBy: 'me',
  decision: 'pause',
  reason: 'fraud',
  until: new Date('2026-11-28T12:00:00.000Z'),
  toMember: 'paused',
  toMemberWords: null,
  toReporter: null,
} as const
const order = {
  decision: 'pause',
  reason: 'fraud',
  until: '2026-11-28T12:00:00Z',
  toMember: { template: 'paused' },
}

test.each([
  [true, 'me', {}],
  [false, 'other', {}],
  [false, 'me', { until: null }],
  [false, 'me', { reason: 'other' }],
  [false, 'me', { toMember: { template: 'paused', words: 'x' } }],
  [false, 'me', { toMember: null }],
  [false, 'me', { toReporter: 'report-acted' }],
] as const)('same decision: %s for %s with %j', (same, id, change) => {
  const wanted = reportDecisionOrderSchema.parse({ ...order, ...change })
  expect(isSameDecision(decided, id, wanted)).toBe(same)
})
