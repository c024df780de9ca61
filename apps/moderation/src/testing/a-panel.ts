import type { ApiAnswers } from '@rafiq/app-kit/testing'
import type { UserProfile } from '@rafiq/contracts/members'
import type { ModeratorUser, ModeratorUserDetail } from '@rafiq/contracts/moderation'

export const staffId = '0192f0c1-2a3b-7c4d-8e5f-60718293a4b5'
export const reemId = '0192f0c1-2a3b-7c4d-8e5f-000000000001'

/** An account of the list: a member in Riyadh who shares her number. */
export const aUser = (overrides: Partial<ModeratorUser> = {}): ModeratorUser => ({
  id: reemId,
  email: 'reem@rafiq.test',
  name: 'ريم',
  location: 'riyadh',
  role: 'user',
  isActive: true,
  pausedByStaff: false,
  phoneShareConsent: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  ...overrides,
})

const zero = { contacted: 0, pending_response: 0, connected: 0, failed: 0, expired: 0, declined: 0 }

export const aDetail = (overrides: Partial<ModeratorUserDetail> = {}): ModeratorUserDetail => ({
  user: aUser(),
  language: 'ar',
  emailVerifiedAt: '2026-11-01T09:05:00.000Z',
  lastActiveAt: '2026-11-20T18:00:00.000Z',
  pause: null,
  card: {
    id: reemId,
    name: 'ريم',
    phone: '966551234567',
    age: 26,
    gender: 'female',
    budget: '15000-25000',
    location: 'riyadh',
    area: 'northeast',
    hasApartment: 'no',
    roomSharing: 'separate-room',
    bathroomSharing: 'separate-bathroom',
    lifestyle: ['working'],
    bio: null,
    photoUrl: null,
  },
  connections: { made: { ...zero, contacted: 2 }, received: { ...zero, connected: 1 } },
  history: [],
  ...overrides,
})

export const stats = { totalUsers: 1_204, activeUsers: 900, phoneSharingEnabled: 640, newThisMonth: 31 }

/** The call that reads a page of the list; `filter` as it stands in it, before its order. */
export const listCall = (filter = '', order = 'sort=createdAt&order=desc'): string =>
  `GET /api/moderator/users?${filter && `${filter}&`}${order}&limit=50`

/** The call that reads what is searched for, and every further page; what it says is in its body. */
export const searchCall = 'POST /api/moderator/users/search'

/** A page of the list as the platform answers. */
export const aPage = (users: readonly ModeratorUser[], headers: Record<string, string> = {}) => ({
  status: 200,
  body: users,
  headers: { 'x-total-count': String(users.length), ...headers },
})

/** The panel's calls, for somebody of the team; `answers` are a test's own. */
export const aPanel = (role: UserProfile['role'], answers: ApiAnswers): ApiAnswers => ({
  'GET /api/user/profile': { status: 200, body: { id: staffId, role } },
  'GET /api/moderator/stats': { status: 200, body: stats },
  [listCall()]: aPage([aUser()]),
  ...answers,
})
