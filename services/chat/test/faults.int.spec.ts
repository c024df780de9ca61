import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ChatMessage, SocketError } from '@rafiq/contracts/chat'
import { SessionStore } from '@rafiq/service-kit'
import { waitUntil } from '@rafiq/testing'
import { ChatService, received, send } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start(2)
})
afterAll(() => chat?.stop())

const untilStored = (attempt: () => Promise<ChatMessage | SocketError>) =>
  waitUntil('it is stored', async () => {
    const answer = await attempt()
    return 'id' in answer && answer
  })

describe('while Redis is unavailable', () => {
  test('open sockets keep working: messages are stored, acknowledged and delivered on either replica', async () => {
    const { one, two, room } = await chat.pair()
    const [sender, near, far] = [
      await chat.connect(one, 0),
      await chat.connect(two, 0),
      await chat.connect(two, 1),
    ]
    const [atNear, atFar] = [received(near, 'message:new'), received(far, 'message:new')]
    await send(sender, one, room, 'قبل', randomUUID())
    await waitUntil('both have the first', () => atNear.length === 1 && atFar.length === 1)
    await chat.redisLine.unplug()
    try {
      for (let index = 0; index < 5; index += 1) {
        expect(await send(sender, one, room, `${index}`, randomUUID())).toMatchObject({ sequence: index + 2 })
      }
      await waitUntil('the near one has all', () => atNear.length === 6)
      expect((await chat.post(one, room, 'x')).status).toBe(503)
      const refused = chat.socket(one.token)
      const error = await new Promise<Error>((resolve) => refused.once('connect_error', resolve))
      expect(error.message).toBe('unavailable')
    } finally {
      await chat.redisLine.plugIn()
    }
    await waitUntil('the far one has all', () => atFar.length === 6)
    expect(atFar.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
    await waitUntil('HTTP works again', async () => (await chat.rooms(one)).status === 200)
    const [again, later] = [randomUUID(), received(far, 'message:new')]
    expect(await send(sender, one, room, 'بعد', again)).toMatchObject({ sequence: 7 })
    await waitUntil('and what comes later', () => later.length === 1)
    expect([sender, near, far].map(({ connected }) => connected)).toEqual([true, true, true])
  })

  test('a session that ended meanwhile is detected afterwards', async () => {
    const { one } = await chat.pair()
    const socket = await chat.connect(one, 1)
    await chat.redisLine.unplug()
    await chat.redis.client.del(...(await chat.redis.client.keys(`${chat.redis.prefix}session:*`)))
    await chat.redisLine.plugIn()
    await waitUntil('it is closed', () => !socket.connected)
  })
})

test('a replica that comes later catches up with what was said since, and with nothing from before', async () => {
  const grown = await ChatService.start()
  try {
    const { one, two, room } = await grown.pair()
    const sender = await grown.connect(one)
    await send(sender, one, room, 'قبل', randomUUID())
    // What is of the very moment of a connection may come twice; this is older.
    await grown.database.query("update chat.messages set id = uuidv7(interval '-2 seconds')")
    const peer = await grown.connect(two, await grown.join())
    const arrived = received(peer, 'message:new')
    await grown.redisLine.unplug()
    await send(sender, one, room, 'بعد', randomUUID())
    await waitUntil('it arrives', () => arrived.some(({ content }) => content === 'بعد'))
    expect(arrived.map(({ content }) => content)).toEqual(['بعد'])
  } finally {
    await grown.redisLine.plugIn()
    await grown.stop()
  }
})

describe('while PostgreSQL is unavailable', () => {
  test('the sender gets an error, and the same message is delivered once after the outage', async () => {
    const { one, two, room } = await chat.pair()
    const [sender, peer] = [await chat.connect(one, 0), await chat.connect(two, 1)]
    const arrived = received(peer, 'message:new')
    const clientId = randomUUID()
    await chat.databaseLine.unplug()
    try {
      expect(await send(sender, one, room, 'لاحقًا', clientId)).toMatchObject({ code: 'unavailable' })
      expect(await chat.post(one, room, 'x')).toMatchObject({ status: 503, json: { code: 'unavailable' } })
    } finally {
      await chat.databaseLine.plugIn()
    }
    const stored = await untilStored(() => send(sender, one, room, 'لاحقًا', clientId))
    expect(await send(sender, one, room, 'لاحقًا', clientId)).toEqual(stored)
    await waitUntil('it arrives', () => arrived.length > 0)
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(1)
    expect(await chat.history(two, room)).toHaveLength(1)
    expect(sender.connected).toBe(true)
  })
})

test('over half-open connections the sender is told, and the same message goes out once over others', async () => {
  const { one, two, room } = await chat.pair()
  const [sender, peer] = [await chat.connect(one, 0), await chat.connect(two, 1)]
  const arrived = received(peer, 'message:new')
  await send(sender, one, room, 'قبل', randomUUID())
  // What is under way as the connections fall silent comes by the catch-up, which may be after what is sent later.
  await waitUntil('what was sent before arrives', () => arrived.length === 1)
  const [clientId, laterId] = [randomUUID(), randomUUID()]
  chat.databaseLine.silence()
  chat.redisLine.silence()
  await untilStored(() => send(sender, one, room, 'بعد', clientId))
  await waitUntil('it arrives', () => arrived.length === 2)
  await waitUntil('HTTP works again', async () => (await chat.rooms(one)).status === 200)
  await untilStored(() => send(sender, one, room, 'ثم', laterId))
  await waitUntil('and what comes later', () => arrived.length === 3)
  expect(arrived.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
  expect([sender, peer].map(({ connected }) => connected)).toEqual([true, true])
})

test('stopping replica closes its sockets, and they reconnect to another', async () => {
  const other = await ChatService.start(2)
  try {
    const { one, two, room } = await other.pair()
    const [sender, peer] = [await other.connect(one, 0), await other.connect(two, 1)]
    const gone = received(peer, 'presence')
    await other.replica(0).close()
    await waitUntil('it is disconnected', () => !sender.connected)
    const again = await other.connect(one, 1)
    expect(await send(again, one, room, 'رجعت', randomUUID())).toMatchObject({ sequence: 1 })
    expect(await other.replica(1).get(SessionStore).find(one.token)).not.toBeNull()
    expect(gone.every(({ memberId }) => memberId === one.id)).toBe(true)
  } finally {
    await other.stop()
  }
})
