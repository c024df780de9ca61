import { internal, owner, signedIn } from '../answers.ts'
import type { Rows } from '../row.ts'

export const connections: Rows = {
  'POST /api/whatsapp-connections': {
    answers: owner(201, 403, { paused: 403 }),
    asks: async ({ subject, somebody }) => ({
      body: { userId: subject.id, matchedUserId: (await somebody()).id, status: 'contacted' },
    }),
  },
  'PATCH /api/whatsapp-connections/:userId/:matchedUserId': {
    answers: owner(200, 403),
    asks: ({ subject }) => ({ params: { matchedUserId: subject.friend.id }, body: { status: 'connected' } }),
  },
  'GET /api/users/connections': { answers: signedIn(200) },
  'GET /api/users/connections/received': { answers: signedIn(200) },
  'PUT /api/users/connections/received/:userId': {
    answers: signedIn(404),
    asks: async ({ somebody }) => ({
      params: { userId: (await somebody()).id },
      body: { status: 'declined' },
    }),
    note: 'nobody was contacted by this one',
  },
  'GET /api/user/match-limit': { answers: signedIn(200) },
  'GET /internal/members/:memberId/export': { answers: internal(200, 'users') },
  'PUT /internal/blocks/:blockerId/:blockedId': {
    answers: internal(204, 'users'),
    asks: async ({ somebody }) => ({
      params: { blockedId: (await somebody()).id },
      body: { blocked: true, version: 1 },
    }),
  },
  'GET /internal/members/:memberId/counts': { answers: internal(200, 'moderation') },
  'GET /internal/members/:memberId/waiting': { answers: internal(200, 'users') },
  'POST /internal/contacts': {
    answers: internal(204, 'chat'),
    asks: ({ subject }) => ({ body: { userId: subject.id, matchedUserId: subject.friend.id } }),
  },
}
