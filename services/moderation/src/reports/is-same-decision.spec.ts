import { expect, test } from '@jest/globals'
import { reportDecisionOrderSchema } from '@rafiq/contracts/moderation'
import { isSameDecision } from './is-same-decision.ts'

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
] as const)('%s for %s with %j', (same, id, change) => {
  const wanted = reportDecisionOrderSchema.parse({ ...order, ...change })
  expect(isSameDecision(decided, id, wanted)).toBe(same)
})
