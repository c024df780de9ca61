import { expect, test } from '@jest/globals'
import { reportDecisionOrderSchema } from '@rafiq/contracts/moderation'
import { decisionIssues, isSameDecision } from './decision-rules.ts'

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
