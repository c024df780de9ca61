import { internal, owner, signedIn } from '../answers.ts'
import type { Rows, Scene } from '../row.ts'

const inRoom = ({ subject: { room } }: Scene) => ({ params: { roomId: room } })
const message = (chatRoomId: string, senderId: string) => ({
  body: { chatRoomId, senderId, content: 'السلام عليكم' },
})
/** As the chat service knows the member already. */
const aSnapshot = (memberId: string) => ({
  memberId,
  version: 1,
  role: 'user',
  name: 'سارة',
  gender: 'female',
  location: 'riyadh',
  age: 27,
  language: 'ar',
  isActive: true,
  sessionsValidFrom: '2026-01-01T00:00:00.000Z',
})
const upToFirst = ({ subject: { room } }: Scene) => ({ body: { chatRoomId: room, sequence: 1 } })

export const chat: Rows = {
  'GET /api/users/:userId/chat-rooms': { answers: owner(200, 403) },
  'GET /api/chat-rooms/unread': { answers: signedIn(200) },
  'POST /api/chat-rooms': {
    answers: signedIn(404, { member: 200, paused: 403, pausedAdmin: 403 }),
    asks: async ({ somebody }) => ({ body: { matchedUserId: (await somebody()).id } }),
    note: 'whom one matches: the others are strangers to this one',
  },
  'POST /api/chat-rooms · that is there': {
    answers: signedIn(404, { member: 200, paused: 200, pausedAdmin: 403 }),
    asks: ({ subject }) => ({ body: { matchedUserId: subject.friend.id } }),
  },
  'GET /api/chat-rooms/:roomId/messages': { answers: owner(200, 404), asks: inRoom },
  'POST /api/messages': {
    answers: owner(201, 404, { paused: 403 }),
    asks: ({ caller, subject }) => message(subject.room, caller.id),
  },
  'POST /api/messages · in the name of its member': {
    answers: owner(201, 403, { paused: 403 }),
    asks: ({ subject }) => message(subject.room, subject.id),
  },
  'GET /internal/members/:memberId/export': { answers: internal(200, 'users') },
  'PUT /internal/members': {
    answers: internal(204, 'users'),
    asks: async ({ somebody }) => ({ body: [aSnapshot((await somebody()).id)] }),
  },
  'GET /internal/messages/:messageId/reportable?reporterId=:reporterId': {
    answers: internal(200, 'moderation'),
    asks: ({ subject }) => ({ params: { messageId: subject.message, reporterId: subject.id } }),
  },
  'PUT /internal/blocks/:blockerId/:blockedId': {
    answers: internal(204, 'users'),
    asks: async ({ somebody }) => ({
      params: { blockedId: (await somebody()).id },
      body: { blocked: true, version: 1 },
    }),
  },
  'SOCKET connect': { answers: signedIn(200) },
  'SOCKET message:send': {
    answers: owner(200, 404, { paused: 403 }),
    asks: ({ caller, subject }) => message(subject.room, caller.id),
  },
  'SOCKET message:send · in the name of its member': {
    answers: owner(200, 403, { paused: 403 }),
    asks: ({ subject }) => message(subject.room, subject.id),
  },
  'SOCKET room:read': { answers: owner(200, 404), asks: upToFirst },
  'SOCKET room:delivered': { answers: owner(200, 404), asks: upToFirst },
  'SOCKET typing': {
    answers: owner(200, 404),
    asks: ({ subject: { room } }) => ({ body: { chatRoomId: room, typing: true } }),
  },
}
