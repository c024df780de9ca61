import { expect, test } from '@jest/globals'
import { auditDetails, staffAccessSchema } from '@rafiq/contracts/moderation'
import { type AccessRow, groupedActions, toldActions, toStaffAccess } from './to-staff-access.ts'

const aRow = (overrides: Partial<AccessRow> = {}): AccessRow => ({
  id: '01900000-0000-7000-8000-00000000000a',
  at: '2026-11-20T08:00:00.000Z',
  role: 'moderator',
  action: 'member.read',
  details: {},
  times: 1,
  decision: null,
  ownReport: false,
  ...overrides,
})

test.each<[string, Partial<AccessRow>, string, string | null]>([
  ['a look at an account has no reason', {}, 'opened', null],
  ['a page of accounts', { action: 'members.listed' }, 'listed', null],
  ['a page of reports is a list like any other', { action: 'reports.listed' }, 'listed', null],
  ['a report that was acted on', { action: 'report.read', decision: 'warn' }, 'reviewed', 'report'],
  ['a report that was dismissed', { action: 'report.noted', decision: 'dismiss' }, 'reviewed', 'review'],
  ['its decision', { action: 'report.decided', decision: 'dismiss' }, 'decided', 'review'],
  ['a report that the member made', { action: 'report.read', ownReport: true }, 'report-read', 'own-report'],
  ['a look at the member’s requests', { action: 'request.read' }, 'requests-read', 'own-request'],
  ['an answer to one', { action: 'request.answered' }, 'request-answered', 'own-request'],
  ['a pause', { action: 'member.paused', details: { reason: 'fraud' } }, 'paused', 'fraud'],
  ['another pause', { action: 'member.paused', details: { reason: 'other' } }, 'paused', 'breach'],
  ['the end of a pause', { action: 'member.activated', details: { how: 'ended' } }, 'activated', 'ended'],
  [
    'a gender corrected after a report, which it does not tell',
    { action: 'member.gender-corrected', details: { reason: 'reported' } },
    'gender-corrected',
    'check',
  ],
  [
    'a gender corrected for another reason',
    { action: 'member.gender-corrected', details: { reason: 'other' } },
    'gender-corrected',
    null,
  ],
  ['a reason of a later version', { action: 'member.paused', details: { reason: 'new' } }, 'paused', null],
])('staff access of %s', (_title, row, act, reason) => {
  const access = toStaffAccess(aRow(row))
  expect(access).toMatchObject({ act, reason, role: 'moderator' })
  expect(staffAccessSchema.parse(access)).toEqual(access)
})

test('staff accesses list every action on a member or a report, except those that leave no account', () => {
  const about = Object.keys(auditDetails).filter((action) => /^(members?|reports?|requests?)\./.test(action))
  expect(about.filter((action) => !(toldActions as string[]).includes(action))).toEqual([
    'member.deleted',
    'request.closed',
    'report.closed',
  ])
})

test('staff accesses list changes one by one, and repeated reads of a day as one', () => {
  expect(groupedActions).not.toContain('member.read')
  expect(groupedActions.filter((action) => action.startsWith('member.'))).toEqual([])
})
