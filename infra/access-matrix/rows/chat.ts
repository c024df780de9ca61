import { randomUUID } from 'node:crypto'
import { noSections } from '@rafiq/contracts/chat'
import { aMemberSnapshot } from '@rafiq/testing'
import { internal, owner, signedIn } from '../answers.ts'
import type { RequestFixtures, Rows } from '../row.ts'

const inRoom = ({ subject: { room } }: RequestFixtures) => ({ params: { roomId: room } })
const message = (chatRoomId: string, senderId: string) => ({
  body: { chatRoomId, senderId, content: 'السلام عليكم' },
})
const upToFirst = ({ subject: { room } }: RequestFixtures) => ({ body: { chatRoomId: room, sequence: 1 } })

export const chat: Rows = {
  'GET /api/users/:userId/chat-rooms': { answers: owner(200, 403) },
  'GET /api/chat-rooms/unread': { answers: signedIn(200) },
  'POST /api/chat-rooms': {
    answers: signedIn(404, { member: 200, paused: 403, pausedAdmin: 403 }),
    asks: async ({ somebody }) => ({ body: { matchedUserId: (await somebody()).id } }),
    note: 'whom one matches: the others have no match with this one',
  },
  'POST /api/chat-rooms · that is there': {
    answers: signedIn(404, { member: 200, paused: 200, pausedAdmin: 403 }),
    asks: ({ subject }) => ({ body: { matchedUserId: subject.friend.id } }),
  },
  'GET /api/chat-rooms/:roomId/messages': { answers: owner(200, 404), asks: inRoom },
  'GET /api/chat-rooms/:roomId/question-cards': { answers: owner(200, 404), asks: inRoom },
  'POST /api/chat-rooms/:roomId/question-cards': {
    answers: owner(201, 404, { paused: 403 }),
    asks: (given) => ({ ...inRoom(given), body: { question: 'pets', clientId: randomUUID() } }),
  },
  'PUT /api/chat-rooms/:roomId/question-cards/:cardId/answer': {
    answers: owner(200, 404, { paused: 403 }),
    asks: ({ subject: { room, card } }) => ({
      params: { roomId: room, cardId: card },
      body: { content: 'بالتساوي', clientId: randomUUID(), replaces: null },
    }),
  },
  'GET /api/chat-rooms/:roomId/agreement': { answers: owner(200, 404), asks: inRoom },
  'PUT /api/chat-rooms/:roomId/agreement/approval': {
    answers: owner(200, 404, { paused: 403 }),
    asks: (given) => ({ ...inRoom(given), body: { version: 1, approved: true } }),
  },
  // After the approval, which would be of an older version then.
  'PUT /api/chat-rooms/:roomId/agreement': {
    answers: owner(200, 404, { paused: 403 }),
    asks: (given) => ({
      ...inRoom(given),
      body: { version: 1, sections: { ...noSections, rent: 'بحسب حجم الغرفة' } },
    }),
  },
  'POST /api/messages': {
    answers: owner(201, 404, { paused: 403 }),
    asks: ({ caller, subject }) => message(subject.room, caller.id),
  },
  'POST /api/messages · in the name of its member': {
    answers: owner(201, 403, { paused: 403 }),
    asks: ({ subject }) => message(subject.room, subject.id),
  },
  'GET /internal/members/:memberId/export': { answers: internal(200, 'users') },
  'GET /internal/members/:memberId/unread': { answers: internal(200, 'users') },
  'PUT /internal/members': {
    answers: internal(204, 'users'),
    asks: async ({ somebody }) => ({ body: [aMemberSnapshot((await somebody()).id)] }),
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
