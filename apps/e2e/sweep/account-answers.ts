import {
  type BlockedMember,
  demoAccounts,
  type Notice,
  type OwnReport,
  type UserProfile,
} from '@rafiq/contracts'
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

const pausedModerator: UserProfile = {
  id: id(60_000),
  email: demoAccounts.moderator.email,
  role: 'moderator',
  language: 'ar',
  createdAt: at,
  phoneShareConsent: false,
  isActive: false,
  pausedByStaff: true,
  staffPause: { reason: 'harassment', until: '2026-12-01T09:00:00.000Z' },
  name: null,
  gender: null,
  age: null,
  phone: null,
  nationality: null,
  hasApartment: null,
  budget: null,
  location: null,
  area: null,
  lifestyle: null,
  roomSharing: null,
  bathroomSharing: null,
  bio: null,
  photoUrl: null,
  cityChanges: null,
}

/** Somebody of the team whom an admin has paused and told why, and who has blocked somebody when they were a member. */
export const pausedOfTheTeam: Readonly<Record<string, Answer>> = {
  ...fromTheTeam,
  '/api/user/profile': { body: pausedModerator },
}
