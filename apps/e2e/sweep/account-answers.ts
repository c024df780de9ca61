import { aStaffProfile } from '@rafiq/app-kit/testing/a-profile'
import type { BlockedMember } from '@rafiq/contracts/connections'
import type { ConsentEntry, DayOfViews } from '@rafiq/contracts/members'
import type { Notice, OwnReport, OwnRequest, StaffAccess } from '@rafiq/contracts/moderation'
import type { Answer } from './state.ts'

const at = '2026-11-20T09:00:00.000Z'
const id = (number: number) => `0192f0c1-2a3b-7c4d-8e5f-6071829${number}`

const blocks: BlockedMember[] = ['هند القحطاني', 'Layla', null].map((name, index) => ({
  id: id(30_000 + index),
  name,
  blockedAt: at,
}))

const report = {
  id: id(40_000),
  at,
  subject: 'profile',
  category: 'fraud',
  closedAt: null,
  told: null,
} as const
const reports: OwnReport[] = [
  { ...report, name: 'هند القحطاني', words: 'طلبت عربونًا قبل معاينة السكن.', status: 'open' },
  {
    ...report,
    id: id(40_001),
    subject: 'message',
    name: 'Layla',
    category: 'harassment',
    words: 'She kept writing after I had said no.',
    status: 'closed',
    closedAt: at,
    told: 'report-acted',
  },
]

const notice = { at, words: null, until: null, readAt: null } as const
const notices: Notice[] = [
  { ...notice, id: id(50_000), template: 'warning-conduct', words: 'يُرجى مراعاة أوقات التواصل.' },
  { ...notice, id: id(50_001), template: 'paused', until: '2026-12-01T09:00:00.000Z', readAt: at },
]

/** What takes the team's work to come about: people blocked, reports with and without an answer, a new notice. */
export const fromTheTeam: Readonly<Record<string, Answer>> = {
  '/api/user/blocks': { body: blocks },
  '/api/reports': { body: reports },
  '/api/user/notices': { body: notices },
  [`/api/user/notices/${notices[0]?.id}/read`]: { body: {} },
}

const request = {
  at,
  against: null,
  due: '2999-12-20T09:00:00.000Z',
  status: 'open',
  closedAt: null,
  outcome: null,
  answer: null,
} as const
const requests: OwnRequest[] = [
  { ...request, id: id(60_000), kind: 'correction', words: 'تاريخ انضمامي غير صحيح.' },
  { ...request, id: id(60_001), kind: 'objection', words: 'Please do not count me.', due: at },
  {
    ...request,
    id: id(60_002),
    kind: 'appeal',
    words: 'لم أرسل هذه الرسائل.',
    against: { kind: 'notice', noticeId: id(50_000), template: 'warning-conduct', at },
    status: 'answered',
    closedAt: at,
    outcome: 'granted',
    answer: 'راجعنا الرسائل من جديد، وسُحب التنبيه. نعتذر منك.',
  },
  { ...request, id: id(60_003), kind: 'access', words: 'A copy.', status: 'withdrawn', closedAt: at },
]

/** A member who asked the team for much, and can appeal against what it decided. */
export const manyRequests: Readonly<Record<string, Answer>> = {
  ...fromTheTeam,
  '/api/user/requests': { body: requests },
}

const access = { at, role: 'moderator', reason: null, times: 1 } as const
const accesses: StaffAccess[] = [
  { ...access, id: id(70_000), act: 'paused', role: 'admin', reason: 'inappropriate-content' },
  { ...access, id: id(70_001), act: 'opened' },
  { ...access, id: id(70_002), act: 'reviewed', reason: 'review', times: 3 },
  { ...access, id: id(70_003), act: 'listed', times: 14 },
]
const views: DayOfViews[] = Array.from({ length: 9 }, (_, index) => ({
  day: `2026-11-${20 - index}`,
  profile: 124 - index,
  photo: 98 - index,
  phone: 41 - index,
}))
const consent = { phoneShareConsent: true, isActive: true, recordedAt: at } as const
const consents: ConsentEntry[] = [
  { ...consent, wording: 'account.consent@1', language: 'en' },
  { ...consent, wording: 'results.consent@1', language: 'ar', recordedAt: '2026-11-19T09:00:00.000Z' },
]

/** A year of being seen: days with many views, looks of the team with a next page, consents of both texts. */
export const seenByMany: Readonly<Record<string, Answer>> = {
  '/api/user/ledger': { body: { views, consents } },
  '/api/user/staff-accesses': { body: accesses, headers: { 'x-next-cursor': 'next' } },
}

const pausedModerator = aStaffProfile({
  createdAt: at,
  isActive: false,
  pausedByStaff: true,
  staffPause: { reason: 'harassment', until: '2026-12-01T09:00:00.000Z' },
})

/** Somebody of the team whom an admin has paused and told why, and who has blocked somebody when they were a member. */
export const pausedOfTheTeam: Readonly<Record<string, Answer>> = {
  ...fromTheTeam,
  '/api/user/profile': { body: pausedModerator },
}
