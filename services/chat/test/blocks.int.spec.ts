import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { chatRoomSchema } from '@rafiq/contracts/chat'
import { uuidv7 } from '@rafiq/service-kit'
import { calledBy, tracesOf, waitUntil } from '@rafiq/testing'
import { EnsureRoom } from '../src/rooms/ensure-room.ts'
import { Blocking, blocked, gone, lifted, roomsIn } from './blocking.ts'
import { ChatService, received, send, type TestMember } from './chat-service.ts'

let chat: ChatService
let pairs: Blocking

beforeAll(async () => {
  chat = await ChatService.start(2)
  pairs = new Blocking(chat)
})
afterAll(() => chat?.stop())

const unread = async ({ token }: TestMember) =>
  (await chat.call('GET', '/api/chat-rooms/unread', { token })).json.count

/** Everything that may be asked of a room, as somebody who may not know that it is there is answered. */
async function expectHidden(member: TestMember, other: TestMember, room: string) {
  expect(await pairs.roomIds(member)).toEqual([])
  expect(await unread(member)).toBe(0)
  const { token } = member
  for (const replica of [0, 1]) {
    for (const query of ['', '?search=x']) {
      const path = `/api/chat-rooms/${room}/messages${query}`
      expect(await chat.call('GET', path, { token, replica })).toMatchObject(gone)
    }
    expect(await chat.post(member, room, 'x', {}, replica)).toMatchObject(gone)
    const socket = await chat.connect(member, replica)
    expect(await send(socket, member, room, 'x')).toMatchObject({ code: 'not-found' })
    const read = await socket.emitWithAck('room:read', { chatRoomId: room, sequence: 1 })
    expect(read).toMatchObject({ code: 'not-found' })
    socket.disconnect()
  }
  const body = { matchedUserId: other.id }
  expect(await chat.call('POST', '/api/chat-rooms', { token, body })).toMatchObject(gone)
}

describe('a block', () => {
  test.each(['one', 'two'] as const)('by %s hides the room from both, everywhere', async (who) => {
    const { room, ...pair } = await chat.pair()
    const [blocker, other] = who === 'one' ? [pair.one, pair.two] : [pair.two, pair.one]
    await chat.post(pair.one, room, 'قبل')
    await chat.post(pair.two, room, 'x')
    const sockets = await pairs.everywhere(pair)
    const removed = sockets.map((socket) => received(socket, 'room:removed'))
    expect((await chat.block(blocker, other, blocked())).status).toBe(204)
    await waitUntil('every socket is told', () => removed.every(({ length }) => length > 0))
    expect(removed.map(roomsIn)).toEqual(sockets.map(() => [room]))
    expect(sockets.every(({ connected }) => connected)).toBe(true)
    await expectHidden(pair.one, pair.two, room)
    await expectHidden(pair.two, pair.one, room)
  })

  test('lets nothing through: neither typing nor progress nor presence', async () => {
    const { one, two, room } = await chat.pair()
    const three = await chat.member()
    const third = await chat.app.get(EnsureRoom).of(one.id, three.id)
    await chat.post(one, room, '١')
    const [there, elsewhere] = [await chat.connect(two, 1), await chat.connect(three, 1)]
    // So that both replicas remember the room.
    for (const replica of [0, 1]) await chat.post(two, room, `${replica}`, {}, replica)
    await chat.block(two, one, blocked())
    await waitUntil('the other replica knows', async () =>
      JSON.stringify(await there.emitWithAck('room:read', { chatRoomId: room, sequence: 1 })).includes(
        'not-found',
      ),
    )
    const heard = [
      received(there, 'typing'),
      received(there, 'presence'),
      received(there, 'message:read'),
      received(there, 'message:delivered'),
    ]
    const toThird = [received(elsewhere, 'presence'), received(elsewhere, 'typing')]
    const here = await chat.connect(one, 0)
    for (const chatRoomId of [room, third]) {
      here.emit('room:delivered', { chatRoomId, sequence: 1 })
      here.emit('typing', { chatRoomId, typing: true })
      here.emit('typing', { chatRoomId, typing: false })
    }
    await waitUntil('who is not blocked hears it', () => toThird.every(({ length }) => length > 0))
    expect(heard).toEqual([[], [], [], []])
  })

  test('lifted, gives the room back to both with all that was in it', async () => {
    const { room, ...pair } = await chat.pair()
    const { one, two } = pair
    await chat.post(one, room, 'أولى')
    await chat.post(two, room, 'ثانية')
    const before = (await chat.rooms(one)).json
    await chat.block(one, two, blocked())
    const sockets = await pairs.everywhere(pair)
    const came = sockets.map((socket) => received(socket, 'room:new'))
    await chat.block(one, two, lifted())
    await waitUntil('every socket is told', () => came.every(({ length }) => length > 0))
    for (const rooms of came) {
      for (const entry of rooms) expect(chatRoomSchema.strict().parse(entry)).toEqual(entry)
      expect(roomsIn(rooms)).toEqual([room])
    }
    const [ofOne] = came
    expect(ofOne?.[0]).toMatchObject({ otherUser: { id: two.id, name: 'سارة' }, unreadCount: 1 })
    expect((await chat.rooms(one)).json).toMatchObject([{ ...before[0], other: expect.anything() }])
    expect((await chat.history(two, room)).map(({ content }) => content)).toEqual(['أولى', 'ثانية'])
    expect((await chat.post(two, room, 'ثالثة')).json).toMatchObject({ sequence: 3 })
    expect(await unread(one)).toBe(2)
  })

  test('of both hides it until both have lifted theirs', async () => {
    const { one, two, room } = await chat.pair()
    await chat.block(one, two, blocked())
    await chat.block(two, one, blocked())
    await chat.block(one, two, lifted())
    await expectHidden(one, two, room)
    await chat.block(two, one, lifted())
    expect(await pairs.roomIds(one)).toEqual([room])
  })

  test('leaves other rooms alone', async () => {
    const { one, two } = await chat.pair()
    const three = await chat.member()
    const room = await chat.app.get(EnsureRoom).of(one.id, three.id)
    await chat.block(one, two, blocked())
    expect(await pairs.roomIds(one)).toEqual([room])
    expect((await chat.post(three, room, 'هلا')).status).toBe(201)
    expect(await unread(one)).toBe(1)
  })

  test('hides a room too that a contact of the same moment opens after it', async () => {
    const [one, two] = [await chat.member(), await chat.member()]
    const socket = await chat.connect(one)
    const came = received(socket, 'room:new')
    await chat.block(two, one, blocked())
    const contact = { connectionId: uuidv7(), userId: one.id, matchedUserId: two.id, version: 1 }
    await pairs.publish('connection.changed', { ...contact, status: 'contacted' })
    const stored = 'select id from chat.rooms where $1 in (low_id, high_id)'
    const opened = () => chat.database.query<{ id: string }>(stored, [one.id])
    const room = await waitUntil('it is opened', async () => (await opened())[0]?.id)
    expect(await pairs.roomIds(one)).toEqual([])
    expect(came).toEqual([])
    await chat.block(two, one, lifted())
    await waitUntil('it comes', () => came.length > 0)
    expect(await pairs.roomIds(two)).toEqual([room])
  })
})

test("an export keeps the own messages while a block holds, without the other's name", async () => {
  const { one, two, room } = await chat.pair()
  await chat.post(one, room, 'مني')
  await chat.block(two, one, blocked())
  const { json } = await chat.call('GET', `/internal/members/${one.id}/export`, {
    headers: calledBy('users'),
  })
  expect(json).toMatchObject({
    rooms: [{ id: room, otherUser: { name: null } }],
    messages: [{ chatRoomId: room, content: 'مني' }],
  })
})

test('a deleted account takes its blocks along, and no late event brings one back', async () => {
  const { one, two } = await chat.pair()
  await chat.block(one, two, blocked())
  await chat.block(two, one, blocked())
  await pairs.publish('member.deleted', { memberId: one.id, version: 9 })
  const left = () => tracesOf(chat.database, one.id)
  await waitUntil(
    'nothing but the id is left',
    async () => !(await left()).some((trace) => trace.includes('block')),
  )
  await chat.block(one, two, blocked(3))
  await chat.block(two, one, blocked(3))
  expect((await left()).filter((trace) => trace.startsWith('chat.'))).toEqual(['chat.members.member_id'])
})
