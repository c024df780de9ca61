import { expect, test } from '@jest/globals'
import { newReportSchema } from './member-reports.ts'
import { accountTemplates, noticeTemplates, templatesFor } from './notices.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const profile = { kind: 'profile', memberId: id }

test.each([
  [true, { subject: profile, category: 'fraud' }],
  [true, { subject: { kind: 'message', messageId: id }, category: 'other', words: 'x' }],
  [false, { subject: profile, category: 'other' }],
  [false, { subject: profile, category: 'other', words: '\u200F ' }],
  [false, { subject: profile, category: 'rude' }],
  [false, { subject: { kind: 'message', memberId: id }, category: 'fraud' }],
  [false, { subject: profile, category: 'fraud', words: 'x'.repeat(1_001) }],
  [false, { subject: profile, category: 'fraud', words: 'a\0b' }],
])('report order %j: %j', (ok, report) => {
  expect(newReportSchema.safeParse(report).success).toBe(ok)
})

test('every template goes with a decision or a change of the account', () => {
  const used = Object.values(templatesFor).flatMap(({ toMember, toReporter }) => [...toMember, ...toReporter])
  expect([...new Set([...used, ...accountTemplates])].toSorted()).toEqual([...noticeTemplates].toSorted())
})
