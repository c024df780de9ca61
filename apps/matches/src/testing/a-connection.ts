import type { Connection } from '@rafiq/contracts/connections'
import { aMatch } from './a-match.ts'

/** The id of the member who looks. */
export const memberId = '01890a5d-ac96-774b-bcce-b302099a8001'

/** A contact of the member who looks. */
export const aConnection = (overrides: Partial<Connection> = {}): Connection => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8101',
  userId: memberId,
  matchedUserId: aMatch().id,
  status: 'contacted',
  contactedAt: '2026-11-20T09:05:00.000Z',
  respondedAt: null,
  responseMinutes: null,
  answeredAt: null,
  expiresAt: null,
  matchedUser: { name: 'سارة', location: 'riyadh', age: 26 },
  ...overrides,
})
