import type { Connection, MatchCard, UserProfile } from '@rafiq/contracts'
import type { ApiAnswers } from '@rafiq/platform/testing'
import { memberId } from './a-connection.ts'

/** A member with these matches and contacts, of whom so many still wait. */
export const aMemberWith = (
  cards: MatchCard[],
  {
    waiting = 0,
    connections = [],
    profile = {},
  }: { waiting?: number; connections?: Connection[]; profile?: Partial<UserProfile> } = {},
): ApiAnswers => ({
  'GET /api/user/profile': {
    status: 200,
    body: { id: memberId, isActive: true, pausedByStaff: false, ...profile },
  },
  'GET /api/user/matches': { status: 200, body: cards },
  'GET /api/user/match-limit': { status: 200, body: { matchesShared: waiting, maxMatches: 6 } },
  'GET /api/users/connections': { status: 200, body: connections },
})
