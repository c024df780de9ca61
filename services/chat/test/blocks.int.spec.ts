import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { MikroORM } from '@mikro-orm/postgresql'
import { type ChatMessage, chatRoomSchema, type EventData, type EventName } from '@rafiq/contracts'
import { EventBus, uuidv7 } from '@rafiq/service-kit'
import { serviceSecret, tracesOf, waitUntil } from '@rafiq/testing'
import pg from 'pg'
import { BlockRepository } from '../src/blocks/block.repository.ts'
import { MessagePool } from '../src/messages/message-pool.ts'
import { storeMessage, storeMessages } from '../src/messages/message-statements.ts'
import { OpenRoom } from '../src/rooms/open-room.ts'
import { type ChatClient, ChatService, received, send, type TestMember } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start(2)
}, 60_000)
afterAll(() => chat?.stop())

const blocked = (version = 1) => ({ blocked: true, version })
const lifted = (version = 2) => ({ blocked: false, version })

const publish = <N extends EventName>(name: N, data: EventData<N>) =>
  chat.app
    .get(MikroORM)
    .em.fork()
    .transactional((tx) => chat.app.get(EventBus).publish(tx, name, data))

const roomIds = async (member: TestMember) =>
  (await chat.rooms(member)).json.map(({ id }: { id: string }) => id)
const unread = async ({ token }: TestMember) =>
  (await chat.call('GET', '/api/chat-rooms/unread', { token })).json.count

/** Which rooms a socket was told of; a replica that was slow to hear may say it twice, which changes nothing. */
const roomsIn = (told: readonly ({ chatRoomId: string } | { id: string })[]) => [
  ...new Set(told.map((event) => ('chatRoomId' in event ? event.chatRoomId : event.id))),
]

/** A socket of each of the two on each replica. */
const everywhere = ({ one, two }: { one: TestMember; two: TestMember }) =>
  Promise.all([one, two].flatMap((member) => [0, 1].map((replica) => chat.connect(member, replica))))

const gone = { status: 404, json: { code: 'not-found' } }

/** Everything that may be asked of a room, as somebody who may not know that it is there is answered. */
async function expectHidden(member: TestMember, other: TestMember, room: string) {
  expect(await roomIds(member)).toEqual([])
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
    const sockets = await everywhere(pair)
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
    const third = await chat.app.get(OpenRoom).open(one.id, three.id)
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
    const sockets = await everywhere(pair)
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
    expect(await roomIds(one)).toEqual([room])
  })

  test('leaves other rooms alone', async () => {
    const { one, two } = await chat.pair()
    const three = await chat.member()
    const room = await chat.app.get(OpenRoom).open(one.id, three.id)
    await chat.block(one, two, blocked())
    expect(await roomIds(one)).toEqual([room])
    expect((await chat.post(three, room, 'هلا')).status).toBe(201)
    expect(await unread(one)).toBe(1)
  })

  test('hides a room too that a contact of the same moment opens after it', async () => {
    const [one, two] = [await chat.member(), await chat.member()]
    const socket = await chat.connect(one)
    const came = received(socket, 'room:new')
    await chat.block(two, one, blocked())
    const contact = { connectionId: uuidv7(), userId: one.id, matchedUserId: two.id, version: 1 }
    await publish('connection.changed', { ...contact, status: 'contacted' })
    const stored = 'select id from chat.rooms where $1 in (low_id, high_id)'
    const opened = () => chat.database.query<{ id: string }>(stored, [one.id])
    const room = await waitUntil('it is opened', async () => (await opened())[0]?.id)
    expect(await roomIds(one)).toEqual([])
    expect(came).toEqual([])
    await chat.block(two, one, lifted())
    await waitUntil('it comes', () => came.length > 0)
    expect(await roomIds(two)).toEqual([room])
  })
})

describe('a message and a block at the same moment', () => {
  test('is stored before it, or refused: nothing after it, no gap, nothing lost', async () => {
    const { one, two, room } = await chat.pair()
    const clients = [await chat.connect(one, 0), await chat.connect(two, 1)] as [ChatClient, ChatClient]
    const burst = () =>
      Array.from({ length: 20 }, () => [
        send(clients[0], one, room, 'م'),
        send(clients[1], two, room, 'و'),
      ]).flat()
    const before = burst()
    await Promise.race(before)
    const blocking = chat.block(one, two, blocked())
    const during = burst()
    expect((await blocking).status).toBe(204)
    const after = await Promise.all(burst())
    expect(after.every((answer) => 'code' in answer && answer.code === 'not-found')).toBe(true)
    const answers = await Promise.all([...before, ...during])
    const stored = answers.filter((answer): answer is ChatMessage => 'sequence' in answer)
    for (const answer of answers) if (!('sequence' in answer)) expect(answer.code).toBe('not-found')
    await chat.block(one, two, lifted())
    const history = await chat.history(one, room, '?limit=100')
    expect(history.map(({ sequence }) => sequence)).toEqual(history.map((_, index) => index + 1))
    expect(new Set(history.map(({ id }) => id))).toEqual(new Set(stored.map(({ id }) => id)))
  })

  test.each([
    ['alone', 1],
    ['with others', 2],
  ])('waiting for a block under way is refused, %s', async (_how, count) => {
    const { one, room } = await chat.pair()
    const client = new pg.Client(chat.database.urlFor('chat'))
    await client.connect()
    try {
      await client.query('begin')
      await client.query('update chat.rooms set blocked = true where id = $1', [room])
      const pool = chat.app.get(MessagePool)
      const times = <T>(value: T) => Array.from({ length: count }, () => value)
      const storing =
        count === 1
          ? pool.rows(storeMessage, [room, one.id, 'م', null])
          : pool.rows(storeMessages, [times(room), times(one.id), times('م'), times(null)])
      const waiting = `
        select from pg_stat_activity
        where datname = current_database() and application_name = 'chat-messages' and wait_event_type = 'Lock'`
      await waitUntil('it waits', async () => (await chat.database.query(waiting)).length > 0)
      await client.query('commit')
      expect(await storing).toEqual([])
    } finally {
      await client.end()
    }
  })

  test('sent again after it is not there, and after its lifting is the one that was stored', async () => {
    const { one, two, room } = await chat.pair()
    const clientId = randomUUID()
    const first = await chat.post(one, room, 'مرة', { clientId })
    await chat.block(two, one, blocked())
    expect(await chat.post(one, room, 'مرة', { clientId })).toMatchObject(gone)
    await chat.block(two, one, lifted())
    expect((await chat.post(one, room, 'مرة', { clientId })).json).toEqual(first.json)
    expect(await chat.history(two, room)).toHaveLength(1)
  })
})

describe('a block is told', () => {
  test('by its event as well, in any order and more than once', async () => {
    const { one, two, room } = await chat.pair()
    const socket = await chat.connect(two, 1)
    const [removed, came] = [received(socket, 'room:removed'), received(socket, 'room:new')]
    const pair = { blockerId: one.id, blockedId: two.id }
    await chat.block(one, two, lifted(2))
    await chat.block(one, two, blocked(1))
    expect(await roomIds(two)).toEqual([room])
    await publish('pair.blocked', { ...pair, ...blocked(3) })
    await waitUntil('it is gone', () => removed.length > 0)
    await chat.block(one, two, blocked(3))
    await publish('pair.blocked', { ...pair, ...lifted(2) })
    await chat.block(one, two, lifted(4))
    await waitUntil('it is back', () => came.length > 0)
    expect([roomsIn(removed), roomsIn(came)]).toEqual([[room], [room]])
    expect(await roomIds(two)).toEqual([room])
  })

  test('within seconds where its replica was killed between commit and telling', async () => {
    const { room, ...pair } = await chat.pair()
    const { one, two } = pair
    const sockets = await everywhere(pair)
    for (const replica of [0, 1]) await chat.post(one, room, 'x', {}, replica)
    const removed = sockets.map((socket) => received(socket, 'room:removed'))
    const came = sockets.map((socket) => received(socket, 'room:new'))
    const commit = (state: { blocked: boolean; version: number }) =>
      chat.app
        .get(MikroORM)
        .em.fork()
        .transactional((tx) =>
          chat.app.get(BlockRepository).keep(tx, { blockerId: two.id, blockedId: one.id, ...state }),
        )
    const told = (what: typeof removed | typeof came) => () => what.every(({ length }) => length > 0)
    await commit(blocked())
    expect(await chat.post(one, room, 'y')).toMatchObject(gone)
    await waitUntil('every socket is told', told(removed), { timeout: 10_000 })
    expect(removed.map(roomsIn)).toEqual(sockets.map(() => [room]))
    for (const socket of sockets) {
      expect(await socket.emitWithAck('room:read', { chatRoomId: room, sequence: 1 })).toMatchObject({
        code: 'not-found',
      })
    }
    await commit(lifted())
    await waitUntil('every socket is told', told(came), { timeout: 10_000 })
  })

  test('by other services only, in words of the contract', async () => {
    const { one, two, room } = await chat.pair()
    const path = `/internal/blocks/${one.id}/${two.id}`
    const body = blocked()
    expect((await chat.call('PUT', path, { body, token: one.token })).status).toBe(403)
    expect((await chat.call('PUT', path, { body, headers: { 'x-service-secret': 'guessed' } })).status).toBe(
      403,
    )
    const headers = { 'x-service-secret': serviceSecret }
    for (const wrong of [{}, { blocked: 'yes', version: 1 }, { blocked: true, version: 0 }]) {
      expect((await chat.call('PUT', path, { body: wrong, headers })).status).toBe(400)
    }
    expect((await chat.call('PUT', `/internal/blocks/reem/${two.id}`, { body, headers })).status).toBe(404)
    expect(await roomIds(one)).toEqual([room])
  })
})

test("an export keeps the own messages while a block holds, without the other's name", async () => {
  const { one, two, room } = await chat.pair()
  await chat.post(one, room, 'مني')
  await chat.block(two, one, blocked())
  const { json } = await chat.call('GET', `/internal/members/${one.id}/export`, {
    headers: { 'x-service-secret': serviceSecret },
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
  await publish('member.deleted', { memberId: one.id, version: 9 })
  const left = () => tracesOf(chat.database, one.id)
  await waitUntil(
    'nothing but the id is left',
    async () => !(await left()).some((trace) => trace.includes('block')),
  )
  await chat.block(one, two, blocked(3))
  await chat.block(two, one, blocked(3))
  expect((await left()).filter((trace) => trace.startsWith('chat.'))).toEqual(['chat.members.member_id'])
})
