import type {
  ExposureStats,
  ModeratorSeries,
  ModeratorStats,
  ModeratorUser,
  ModeratorUserDetail,
} from '@rafiq/contracts/moderation'
import type { Answer } from './state.ts'

type Answers = Readonly<Record<string, Answer>>

export const shownId = '0192f0c1-2a3b-7c4d-8e5f-000000000001'

const user = (overrides: Partial<ModeratorUser>): ModeratorUser => ({
  id: shownId,
  email: 'reem.alshehri.with.a.long.address@rafiq.test',
  name: 'ريم الشهري',
  location: 'riyadh',
  role: 'user',
  isActive: true,
  pausedByStaff: false,
  phoneShareConsent: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  ...overrides,
})

const users: ModeratorUser[] = [
  user({}),
  user({
    id: '0192f0c1-2a3b-7c4d-8e5f-000000000002',
    email: 'noura@rafiq.test',
    name: 'Noura Al-Dosari',
    isActive: false,
    pausedByStaff: true,
    phoneShareConsent: false,
  }),
  user({
    id: '0192f0c1-2a3b-7c4d-8e5f-000000000003',
    email: 'sara@rafiq.test',
    location: 'jeddah',
    isActive: false,
  }),
  user({
    id: '0192f0c1-2a3b-7c4d-8e5f-000000000004',
    email: 'boss@rafiq.test',
    name: null,
    location: null,
    role: 'admin',
  }),
]

const stats: ModeratorStats = {
  totalUsers: 1_204_318,
  activeUsers: 900_112,
  phoneSharingEnabled: 640_003,
  newThisMonth: 31_407,
}

const exposure: ExposureStats = {
  days: 30,
  all: { members: 642_117, gini: 0.2481, neverShown: 0.031 },
  cities: [
    { city: 'riyadh', members: 166_020, gini: 0.2394, neverShown: 0.012 },
    { city: 'wadi-ad-dawasir', members: 2_391, gini: 0.4127, neverShown: 0.2 },
    { city: 'kaec', members: 2, gini: 0.5, neverShown: 0.5 },
  ],
}

const series = (step: ModeratorSeries['step'], count: number): ModeratorSeries => ({
  step,
  points: Array.from({ length: count }, (_, index) => ({
    start: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    joined: 900 + Math.round(120 * Math.sin(index)),
    deleted: 40 + (index % 7),
    total: 1_180_000 + index * 850,
  })),
})

const zero = { contacted: 0, pending_response: 0, connected: 0, failed: 0, expired: 0, declined: 0 }
const at = '2026-11-20T09:00:00.000Z'
const admin = { id: '0192f0c1-2a3b-7c4d-8e5f-000000000004', role: 'admin', email: 'boss@rafiq.test' } as const

const detail: ModeratorUserDetail = {
  user: user({ isActive: false, pausedByStaff: true }),
  language: 'ar',
  emailVerifiedAt: at,
  lastActiveAt: at,
  pause: {
    id: '0192f0c1-2a3b-7c4d-8e5f-0000000000aa',
    reason: 'fraud',
    since: at,
    until: '2026-12-20T09:00:00.000Z',
    note: 'طلبت عربونًا قبل المعاينة',
  },
  card: {
    id: shownId,
    name: 'ريم الشهري',
    phone: '966551234567',
    age: 26,
    gender: 'female',
    budget: '15000-25000',
    location: 'riyadh',
    area: 'northeast',
    hasApartment: 'no',
    roomSharing: 'separate-room',
    bathroomSharing: 'separate-bathroom',
    lifestyle: ['working', 'tv-movies'],
    bio: 'أعمل صباحًا وأحب الهدوء مساءً.',
    photoUrl: null,
  },
  connections: { made: { ...zero, contacted: 2, connected: 1 }, received: { ...zero, failed: 3 } },
  history: [
    { id: '0192f0c1-2a3b-7c4d-8e5f-0000000000b1', at, actor: admin, action: 'member.read', details: {} },
    {
      id: '0192f0c1-2a3b-7c4d-8e5f-0000000000b2',
      at,
      actor: admin,
      action: 'member.paused',
      details: { reason: 'fraud', until: '2026-12-20T09:00:00.000Z' },
    },
    {
      id: '0192f0c1-2a3b-7c4d-8e5f-0000000000b3',
      at,
      actor: { id: null, role: 'system', email: null },
      action: 'member.activated',
      details: { how: 'ended' },
    },
  ],
}

const away: Answer = { status: 503, body: { code: 'unavailable', message: 'Away.' } }
const listPath = '/api/moderator/users?sort=createdAt&order=desc&limit=50'
const memberApi = `/api/moderator/users/${shownId}`
const reportsOn = `/api/moderator/reports?subject=${shownId}&status=all`

/** A panel with something of everything. */
export const busyPanel: Answers = {
  '/api/moderator/stats': { body: stats },
  '/api/moderator/stats/series?step=day&count=30': { body: series('day', 30) },
  '/api/moderator/stats/exposure': { body: exposure },
  [listPath]: { body: users },
  [memberApi]: { body: detail },
  [reportsOn]: {
    body: [
      {
        id: '0192f0c1-2a3b-7c4d-8e5f-0000000000c1',
        at,
        kind: 'message',
        category: 'fraud',
        status: 'open',
        decision: null,
      },
    ],
  },
}

/** Nobody fits. */
export const emptyPanel: Answers = {
  ...busyPanel,
  [listPath]: { body: [] },
  '/api/moderator/stats/exposure': {
    body: { days: 30, all: { members: 0, gini: 0, neverShown: 0 }, cities: [] } satisfies ExposureStats,
  },
}

/** The service is unavailable. */
export const unavailablePanel: Answers = Object.fromEntries(
  Object.keys(busyPanel).map((path) => [path, away]),
)

/** The account was deleted a second ago. */
export const deletedAccountPanel: Answers = {
  ...busyPanel,
  [memberApi]: { status: 404, body: { code: 'not-found', message: 'Gone.' } },
}
