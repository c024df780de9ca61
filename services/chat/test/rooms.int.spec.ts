import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { chatRoomSchema } from '@rafiq/contracts/chat'
import { memberDataSchemas } from '@rafiq/contracts/personal-data'
import { EventBus, SessionStore, uuidv7 } from '@rafiq/service-kit'
import { calledBy, waitUntil } from '@rafiq/testing'
import { CloseEndedSessions } from '../src/chat-gateway/close-ended-sessions.ts'
import { EnsureRoom } from '../src/rooms/ensure-room.ts'
import { ChatService, received } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start()
})
afterAll(() => chat?.stop())

const publish = <N extends Parameters<EventBus['publish']>[1]>(name: N, data: never) =>
  chat.database.publish(name === 'connection.changed' ? 'connections' : 'users', name, data)

describe('the list of rooms', () => {
  test('has the newest activity first, each room with its last message and what is unread', async () => {
    const { one, two, room } = await chat.pair()
    const third = await chat.member({ name: 'ريم' })
    const quiet = await chat.app.get(EnsureRoom).of(one.id, third.id)
    await chat.post(two, room, 'أولى')
    await chat.post(two, room, 'ثانية')
    const { status, json } = await chat.rooms(one)
    expect(status).toBe(200)
    for (const entry of json) expect(chatRoomSchema.strict().parse(entry)).toEqual(entry)
    expect(json).toMatchObject([
      { id: room, unreadCount: 2, messages: [{ content: 'ثانية' }], otherUser: { id: two.id, name: 'سارة' } },
      { id: quiet, unreadCount: 0, messages: [], otherUser: { id: third.id, name: 'ريم' } },
    ])
  })

  test('is for its member only', async () => {
    const { one, two } = await chat.pair()
    const path = `/api/users/${one.id}/chat-rooms`
    expect((await chat.call('GET', path, { token: two.token })).status).toBe(403)
    expect((await chat.call('GET', path)).status).toBe(401)
    expect((await chat.call('GET', '/api/users/me/chat-rooms', { token: one.token })).status).toBe(404)
  })
})

describe('history', () => {
  const contents = (messages: { content: string }[]) => messages.map(({ content }) => content)

  test('comes in pages, both ways', async () => {
    const { one, two, room } = await chat.pair()
    for (let index = 1; index <= 7; index += 1) await chat.post(index % 2 ? one : two, room, `${index}`)
    const last = await chat.history(one, room, '?limit=3')
    expect(contents(last)).toEqual(['5', '6', '7'])
    const before = await chat.history(one, room, `?limit=3&before=${last[0]?.id}`)
    expect(contents(before)).toEqual(['2', '3', '4'])
    expect(contents(await chat.history(one, room, `?limit=3&before=${before[0]?.id}`))).toEqual(['1'])
    expect(contents(await chat.history(one, room, `?limit=2&after=${before[0]?.id}`))).toEqual(['3', '4'])
    expect(await chat.history(one, room, `?after=${last[2]?.id}`)).toEqual([])
  })

  test.each(['limit=0', 'limit=101', 'before=x', 'search=', `before=${uuidv7()}&after=${uuidv7()}`])(
    '%s is refused',
    async (query) => {
      const { one, room } = await chat.pair()
      const answer = await chat.call('GET', `/api/chat-rooms/${room}/messages?${query}`, { token: one.token })
      expect([answer.status, answer.json.code]).toEqual([400, 'malformed'])
    },
  )

  test('of a foreign room, an unknown one, or from a message elsewhere, is not there', async () => {
    const { one, room } = await chat.pair()
    const other = await chat.pair()
    const elsewhere = (await chat.post(other.one, other.room, 'هناك')).json.id
    for (const path of [
      `${other.room}/messages`,
      `${uuidv7()}/messages`,
      'x/messages',
      `${room}/messages?before=${elsewhere}`,
    ]) {
      expect((await chat.call('GET', `/api/chat-rooms/${path}`, { token: one.token })).status).toBe(404)
    }
    expect((await chat.call('GET', `/api/chat-rooms/${room}/messages`)).status).toBe(401)
  })

  test.each([
    ['شقه', 'عندي شَقّة في النرجس'],
    ['الي', 'متى تنتقل إلى الرياض؟'],
    ['METRO', 'قريبة من Metro'],
    ['15', 'الإيجار ١٥ ألف'],
    ['100%', 'مناسب 100% لي'],
  ])('finds %s in «%s»', async (search, content) => {
    const { one, room } = await chat.pair()
    await chat.post(one, room, 'كلام ثاني')
    await chat.post(one, room, content)
    expect(contents(await chat.history(one, room, `?search=${encodeURIComponent(search)}`))).toEqual([
      content,
    ])
  })
})

describe('progress', () => {
  test('only grows, is told to the other, and clears what is unread', async () => {
    const { one, two, room } = await chat.pair()
    for (const content of ['١', '٢', '٣']) await chat.post(one, room, content)
    const unread = () => chat.call('GET', '/api/chat-rooms/unread', { token: two.token })
    expect((await unread()).json).toEqual({ count: 3 })
    await chat.history(two, room)
    expect((await unread()).json).toEqual({ count: 3 })
    const [sender, reader] = [await chat.connect(one), await chat.connect(two)]
    const [delivered, read] = [received(sender, 'message:delivered'), received(sender, 'message:read')]
    reader.emit('room:delivered', { chatRoomId: room, sequence: 3 })
    await waitUntil('it is told', () => delivered.length > 0)
    expect(await reader.emitWithAck('room:read', { chatRoomId: room, sequence: 2 })).toBeNull()
    expect(await reader.emitWithAck('room:read', { chatRoomId: room, sequence: 1 })).toBeNull()
    expect((await unread()).json).toEqual({ count: 1 })
    expect(await reader.emitWithAck('room:read', { chatRoomId: room, sequence: 99 })).toBeNull()
    expect((await unread()).json).toEqual({ count: 0 })
    await waitUntil('both are told', () => read.length === 2)
    expect(delivered).toEqual([{ chatRoomId: room, memberId: two.id, sequence: 3 }])
    expect(read.map(({ sequence }) => sequence)).toEqual([2, 3])
    expect((await chat.rooms(one)).json[0]).toMatchObject({
      other: { readSequence: 3, deliveredSequence: 3 },
    })
  })

  test('in a foreign room is refused', async () => {
    const { room } = await chat.pair()
    const { one } = await chat.pair()
    const socket = await chat.connect(one)
    expect(await socket.emitWithAck('room:read', { chatRoomId: room, sequence: 1 })).toMatchObject({
      code: 'not-found',
    })
  })
})

describe('a contact', () => {
  const contacted = (userId: string, matchedUserId: string) =>
    ({ connectionId: uuidv7(), userId, matchedUserId, status: 'contacted', version: 1 }) as never

  test('opens the room of the two, once, and tells both', async () => {
    const [one, two] = [await chat.member(), await chat.member()]
    const [here, there] = [await chat.connect(one), await chat.connect(two)]
    const [atOne, atTwo] = [received(here, 'room:new'), received(there, 'room:new')]
    await publish('connection.changed', contacted(one.id, two.id))
    await publish('connection.changed', contacted(two.id, one.id))
    await waitUntil('both are told', () => atOne.length > 0 && atTwo.length > 0)
    expect(atOne).toMatchObject([{ otherUser: { id: two.id } }])
    expect(atTwo).toMatchObject([{ otherUser: { id: one.id } }])
    expect((await chat.rooms(one)).json).toHaveLength(1)
  })
})

describe('a deleted account', () => {
  test('takes its rooms and all that was written there, and no late event brings it back', async () => {
    const { one, two, room } = await chat.pair()
    const kept = await chat.pair()
    await chat.post(one, room, 'يروح')
    await chat.post(kept.one, kept.room, 'يبقى')
    const [own, other] = [await chat.connect(one), await chat.connect(two)]
    const removed = received(other, 'room:removed')
    await publish('member.deleted', { memberId: one.id, version: 9 } as never)
    await waitUntil('the other is told', () => removed.length > 0)
    expect(removed).toEqual([{ chatRoomId: room }])
    await waitUntil('its sockets are closed', () => !own.connected)
    await chat.learn({ memberId: one.id, version: 10, name: 'عائد' })
    expect((await chat.rooms(two)).json).toEqual([])
    expect((await chat.post(two, room, 'x')).status).toBe(404)
    const left = await chat.database.query(
      'select member_id, name, deleted from chat.members where member_id = $1',
      [one.id],
    )
    expect(left).toEqual([{ member_id: one.id, name: null, deleted: true }])
    expect(await chat.database.query('select id from chat.messages where room_id = $1', [room])).toEqual([])
    expect(await chat.history(kept.one, kept.room)).toHaveLength(1)
    expect(other.connected).toBe(true)
  })
})

describe('internal routes', () => {
  const exportOf = (memberId: string, headers = calledBy('users')) =>
    chat.call('GET', `/internal/members/${memberId}/export`, { headers })

  test("a member's export has the rooms and what the member wrote, nothing of the other", async () => {
    const { one, two, room } = await chat.pair()
    await chat.post(one, room, 'مني')
    await chat.post(two, room, 'منها')
    const { status, json } = await exportOf(one.id)
    expect(status).toBe(200)
    expect(memberDataSchemas.chat.parse(json)).toEqual(json)
    expect(json).toMatchObject({
      rooms: [{ id: room, otherUser: { name: 'سارة' } }],
      messages: [{ chatRoomId: room, content: 'مني' }],
    })
    expect((await exportOf(uuidv7())).json).toEqual({
      rooms: [],
      messages: [],
      questions: [],
      agreements: [],
    })
  })

  test('is not told to anybody else', async () => {
    const { one } = await chat.pair()
    expect((await exportOf(one.id, { 'x-service-credential': 'guessed' })).status).toBe(403)
    const path = `/internal/members/${one.id}/export`
    expect((await chat.call('GET', path, { token: one.token })).status).toBe(403)
  })

  test('the OpenAPI document names every call', async () => {
    const { json } = await chat.call('GET', '/api/docs-json')
    expect(Object.keys(json.paths)).toEqual(
      expect.arrayContaining([
        '/api/users/{userId}/chat-rooms',
        '/api/chat-rooms',
        '/api/chat-rooms/unread',
        '/api/chat-rooms/{roomId}/messages',
        '/api/chat-rooms/{roomId}/question-cards',
        '/api/chat-rooms/{roomId}/question-cards/{cardId}/answer',
        '/api/messages',
      ]),
    )
  })
})

test('session created before a password change is rejected, whatever Redis holds', async () => {
  const { one } = await chat.pair()
  expect((await chat.rooms(one)).status).toBe(200)
  const sessionsValidFrom = new Date(Date.now() + 60_000).toISOString()
  const socket = await chat.connect(one)
  await chat.learn({ memberId: one.id, version: 2, sessionsValidFrom })
  chat.app.get(CloseEndedSessions).runSoon()
  await waitUntil('its socket is closed', () => !socket.connected)
  expect((await chat.rooms(one)).status).toBe(401)
})

test('sockets of sessions confirmed since, and of other members, stay open', async () => {
  const { one, two } = await chat.pair()
  const other = { id: one.id, token: await chat.signIn(one.id) }
  const [kept, closed, stays] = [await chat.connect(one), await chat.connect(other), await chat.connect(two)]
  const sessions = chat.app.get(SessionStore)
  const session = await sessions.find(one.token)
  // As a new password has it: the own session is confirmed, then the bound moves; and Redis fails to end the others.
  await sessions.confirm(session?.id ?? '')
  const sessionsValidFrom = (await sessions.find(one.token))?.confirmedAt.toISOString() ?? ''
  await chat.learn({ memberId: one.id, version: 2, sessionsValidFrom })
  chat.app.get(CloseEndedSessions).runSoon()
  await waitUntil('the other session is closed', () => !closed.connected)
  expect([kept.connected, stays.connected]).toEqual([true, true])
})
