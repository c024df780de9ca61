import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { noSections } from '@rafiq/contracts/chat'
import {
  aMemberSnapshot,
  askAgain,
  calledBy,
  offendingAnswers,
  type SampleCall,
  withoutSample,
} from '@rafiq/testing'
import { type ChatClient, ChatService, type TestMember } from './chat-service.ts'

let chat: ChatService
let one: TestMember
let two: TestMember
let room: string
let samples: SampleCall[]

const id = '01900000-0000-7000-8000-00000000000a'
const internal = calledBy('users')
const change = aMemberSnapshot(id, { gender: null })

beforeAll(async () => {
  chat = await ChatService.start()
  ;({ one, two, room } = await chat.pair())
  const headers = { 'x-session-token': one.token }
  const outsider = await chat.member()
  const { json } = await chat.post(two, room, 'a message')
  const asked = { question: 'bills', clientId: id }
  const card = await chat.call('POST', `/api/chat-rooms/${room}/question-cards`, {
    token: two.token,
    body: asked,
  })
  samples = [
    { method: 'GET', path: '/api/users/{userId}/chat-rooms', params: { userId: one.id }, headers },
    { method: 'POST', path: '/api/chat-rooms', headers, body: { matchedUserId: two.id } },
    {
      method: 'GET',
      path: '/api/chat-rooms/{roomId}/messages',
      params: { roomId: room },
      query: { after: json.id, limit: '10', search: 'message' },
      headers,
    },
    { method: 'GET', path: '/api/chat-rooms/unread', headers },
    {
      method: 'GET',
      path: '/api/chat-rooms/{roomId}/question-cards',
      params: { roomId: room },
      headers,
    },
    {
      method: 'POST',
      path: '/api/chat-rooms/{roomId}/question-cards',
      params: { roomId: room },
      headers,
      body: { question: 'pets', clientId: id },
    },
    {
      method: 'PUT',
      path: '/api/chat-rooms/{roomId}/question-cards/{cardId}/answer',
      params: { roomId: room, cardId: card.json.id },
      headers,
      body: { content: 'text', clientId: id, replaces: null },
    },
    { method: 'GET', path: '/api/chat-rooms/{roomId}/agreement', params: { roomId: room }, headers },
    {
      method: 'PUT',
      path: '/api/chat-rooms/{roomId}/agreement',
      params: { roomId: room },
      headers,
      body: { version: 0, sections: { ...noSections, rent: 'text' } },
    },
    {
      method: 'PUT',
      path: '/api/chat-rooms/{roomId}/agreement/approval',
      params: { roomId: room },
      headers,
      body: { version: 1, approved: true },
    },
    {
      method: 'POST',
      path: '/api/messages',
      headers,
      body: { chatRoomId: room, senderId: one.id, content: 'text', clientId: id },
    },
    {
      method: 'GET',
      path: '/internal/members/{memberId}/export',
      params: { memberId: one.id },
      headers: internal,
    },
    {
      method: 'GET',
      path: '/internal/members/{memberId}/unread',
      params: { memberId: one.id },
      headers: internal,
    },
    {
      method: 'GET',
      path: '/internal/messages/{messageId}/reportable',
      params: { messageId: json.id },
      query: { reporterId: one.id },
      headers: calledBy('moderation'),
    },
    {
      method: 'PUT',
      path: '/internal/blocks/{blockerId}/{blockedId}',
      params: { blockerId: one.id, blockedId: outsider.id },
      headers: internal,
      body: { blocked: false, version: 1 },
    },
    { method: 'PUT', path: '/internal/members', headers: internal, body: [change] },
  ]
})
afterAll(() => chat?.stop())

test('every call of the chat service that takes something is among the samples', async () => {
  const { json } = await chat.call('GET', '/api/docs-json')
  expect(withoutSample(json, samples)).toEqual([])
})

test('the chat service refuses whatever no text may hold, and answers no input with 5xx', async () => {
  const offending: string[] = []
  for (const sample of samples) {
    offending.push(...(await offendingAnswers(sample, (call) => chat.app.inject(call))))
  }
  expect(offending).toEqual([])
})

const strange: unknown[] = [
  ...['a\0b', 'a\ud800b', '\u202e', '', '__proto__', null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, [], {}],
  { length: { toString: 'x' } },
  undefined,
]

/** Anything at all, under the name of an event. */
const emit = (client: ChatClient, event: string, payload: unknown): Promise<{ code?: string } | null> =>
  (
    client as unknown as {
      timeout(ms: number): { emitWithAck(...given: unknown[]): Promise<{ code?: string }> }
    }
  )
    .timeout(60_000)
    .emitWithAck(event, payload)

test('the socket answers no input as an internal error, and stays open', async () => {
  const client = await chat.connect(one)
  const events: Record<string, Record<string, unknown>> = {
    'message:send': { chatRoomId: room, senderId: one.id, content: 'text', clientId: id },
    'room:read': { chatRoomId: room, sequence: 1 },
    'room:delivered': { chatRoomId: room, sequence: 1 },
  }
  const offending: string[] = []
  for (const [event, sample] of Object.entries(events)) {
    const payloads = Object.keys(sample).flatMap((key) =>
      strange.map((value) => ({ ...sample, [key]: value })),
    )
    for (const payload of [...strange, ...payloads]) {
      const answer = await askAgain(
        () => emit(client, event, payload),
        (given) => given?.code === 'unavailable',
      )
      if (answer?.code === 'internal' || answer?.code === 'unavailable') {
        offending.push(`${event} ${JSON.stringify(payload)}: ${answer.code}`)
      }
    }
  }
  expect(offending).toEqual([])
  expect(client.connected).toBe(true)
})
