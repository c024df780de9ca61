import type { ApiAnswers } from '@rafiq/app-kit/testing'
import type { Connection, ReceivedContact } from '@rafiq/contracts/connections'
import type { MatchCard } from '@rafiq/contracts/matching'
import type { UserProfile } from '@rafiq/contracts/members'
import { memberId } from './a-connection.ts'

/** A member with these matches and contacts, of whom so many still wait. */
export const aMemberWith = (
  cards: MatchCard[],
  {
    waiting = 0,
    connections = [],
    received = [],
    profile = {},
  }: {
    waiting?: number
    connections?: Connection[]
    received?: ReceivedContact[]
    profile?: Partial<UserProfile>
  } = {},
): ApiAnswers => ({
  'GET /api/user/profile': {
    status: 200,
    body: { id: memberId, isActive: true, pausedByStaff: false, ...profile },
  },
  'GET /api/user/matches': { status: 200, body: cards },
  'GET /api/user/match-marks': { status: 200, body: [] },
  'GET /api/user/match-limit': { status: 200, body: { matchesShared: waiting, maxMatches: 6 } },
  'GET /api/users/connections': { status: 200, body: connections },
  'GET /api/users/connections/received': { status: 200, body: received },
})
