import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@rafiq/contracts'
import type { SocketError } from '@rafiq/contracts/chat'
import { Metrics, SessionStore } from '@rafiq/service-kit'
import { waitUntil } from '@rafiq/testing'
import { Sockets } from '../src/sockets/sockets.ts'
import { type ChatClient, ChatService, received, send } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start(2)
})
afterAll(() => chat?.stop())

const rejectionOf = (client: ChatClient) =>
  new Promise<Error & { data?: SocketError }>((resolve) => client.once('connect_error', resolve))
/** As a line that got stuck: whatever comes stays with the sender. */
function stopReading(client: ChatClient): void {
  const { transport } = client.io.engine as unknown as { transport: { ws: { pause(): void } } }
  transport.ws.pause()
}
/** How many replicas have a member. */
async function replicasOf(memberId: string): Promise<number> {
  const { client, prefix } = chat.redis
  const sets = await client.keys(`${prefix}chat:here:*`)
  const found = await Promise.all(sets.map((key) => client.sismember(key, memberId)))
  return found.filter(Boolean).length
}
const closed = (client: ChatClient) => waitUntil('the socket is closed', () => !client.connected)

describe('a socket', () => {
  test.each([undefined, '', 'x'.repeat(43), 7, { $ne: 1 }])(
    'is not opened by the token %j',
    async (token) => {
      const error = await rejectionOf(chat.socket(token))
      expect([error.message, error.data?.code]).toEqual(['unauthorized', 'unauthorized'])
    },
  )

  test('is not opened by a session that was ended', async () => {
    const { token } = await chat.member()
    await chat.app.get(SessionStore).revoke(token)
    expect((await rejectionOf(chat.socket(token))).message).toBe('unauthorized')
  })

  test('closes when its session ends, on whichever replica, and the others stay', async () => {
    const { one, two } = await chat.pair()
    const otherSession = { id: one.id, token: await chat.signIn(one.id) }
    const [here, there, stays] = [
      await chat.connect(one, 0),
      await chat.connect(one, 1),
      await chat.connect(otherSession, 1),
    ]
    const outsider = await chat.connect(two, 0)
    await chat.app.get(SessionStore).revoke(one.token)
    await Promise.all([closed(here), closed(there)])
    expect([stays.connected, outsider.connected]).toEqual([true, true])
  })

  test('closes at sign-out everywhere, on every replica', async () => {
    const { one } = await chat.pair()
    const second = { id: one.id, token: await chat.signIn(one.id) }
    const sockets = [await chat.connect(one, 0), await chat.connect(second, 1)]
    await chat.app.get(SessionStore).revokeAll(one.id)
    await Promise.all(sockets.map(closed))
  })

  test('ignores events that it does not know', async () => {
    const { one, room } = await chat.pair()
    const socket = await chat.connect(one)
    const anything = socket as unknown as { emit(event: string, ...parts: unknown[]): void }
    anything.emit('room:destroy', { chatRoomId: room })
    anything.emit('__proto__', 1)
    anything.emit('constructor')
    expect(await send(socket, one, room, 'بعدها')).toMatchObject({ sequence: 1 })
  })

  test.each([undefined, null, 7, 'text', [], {}, { chatRoomId: 'x' }])(
    'refuses the payload %j as malformed',
    async (payload) => {
      const { one } = await chat.pair()
      const socket = await chat.connect(one)
      const anything = socket as unknown as {
        timeout(ms: number): { emitWithAck(event: string, payload: unknown): Promise<unknown> }
      }
      for (const event of ['message:send', 'room:read']) {
        expect(await anything.timeout(60_000).emitWithAck(event, payload)).toMatchObject({
          code: 'malformed',
        })
      }
    },
  )

  test('is closed by a frame that is too large, and nobody else is', async () => {
    const { one, two, room } = await chat.pair()
    const [socket, other] = [await chat.connect(one), await chat.connect(two)]
    socket.emit(
      'message:send',
      { chatRoomId: room, senderId: one.id, content: 'x'.repeat(20_000) },
      () => undefined,
    )
    await closed(socket)
    expect(await send(other, two, room, 'أنا هنا')).toMatchObject({ sequence: 1 })
  })

  test('that takes nothing of what is sent is closed before it grows in memory, and nobody else is', async () => {
    const { one, two, room } = await chat.pair()
    const [sender, slow, quick] = [await chat.connect(one), await chat.connect(two), await chat.connect(two)]
    stopReading(slow)
    const content = 'م'.repeat(limits.message.max)
    const sockets = chat.app.get(Sockets)
    await waitUntil('the slow one is gone', async () => {
      await Promise.all(Array.from({ length: 100 }, () => send(sender, one, room, content)))
      return sockets.countOf(two.id) === 1
    })
    expect([sender.connected, quick.connected]).toEqual([true, true])
    expect(await send(sender, one, room, 'بعدها')).toMatchObject({ content: 'بعدها' })
  })

  test.each(['https://evil.example', 'null'])('is not opened by a page of %s', async (origin) => {
    const { token } = await chat.member()
    expect((await rejectionOf(chat.socket(token, 0, { extraHeaders: { origin } }))).message).toBe(
      'websocket error',
    )
  })

  test('is opened by a page of the platform', async () => {
    const member = await chat.member()
    const socket = await chat.connect(member, 0, { extraHeaders: { origin: 'http://localhost:4000' } })
    expect(socket.connected).toBe(true)
  })

  test('is closed when it connects to the namespace again and again', async () => {
    const { one, two } = await chat.pair()
    const [socket, other] = [await chat.connect(one), await chat.connect(two)]
    const { engine } = socket.io
    for (let index = 0; index < 2_000; index += 1) engine.write(index % 2 ? '0/chat,{}' : '0/nowhere,')
    await closed(socket)
    expect(other.connected).toBe(true)
  })

  test('exists only in the namespace of the chat', async () => {
    const { token } = await chat.member()
    const { port } = chat.app.getHttpServer().address() as { port: number }
    const polling = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`, {
      headers: { 'x-session-token': token },
    })
    expect(polling.status).toBe(400)
  })
})

test('an upgrade that nobody takes, and is reset, ends no replica', async () => {
  const { port } = chat.app.getHttpServer().address() as { port: number }
  const upgrade = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  for (const target of ['/elsewhere', '//', '*', 'http://[::1', '/socket.io/?EIO=4&transport=websocket']) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(`GET ${target} HTTP/1.1\r\n${upgrade}`)
    await new Promise((resolve) => setImmediate(resolve))
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  const { one } = await chat.pair()
  expect((await chat.connect(one)).connected).toBe(true)
})

describe('over two replicas', () => {
  test('messages reach the other, in both directions, each once', async () => {
    const { one, two, room } = await chat.pair()
    const [here, there] = [await chat.connect(one, 0), await chat.connect(two, 1)]
    const [atOne, atTwo] = [received(here, 'message:new'), received(there, 'message:new')]
    for (let index = 0; index < 20; index += 1) {
      await send(here, one, room, `${index}`, randomUUID())
      await send(there, two, room, `${index}`, randomUUID())
    }
    await waitUntil('all arrived', () => atOne.length >= 20 && atTwo.length >= 20)
    expect(atTwo.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, i) => 2 * i + 1))
    expect(atOne.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, i) => 2 * i + 2))
  })

  test('a replica subscribes to the channels of members with a socket on it, and of nobody else', async () => {
    const { one, two } = await chat.pair()
    const subscribers = async () => {
      const found = await chat.redis.client.call(
        'PUBSUB',
        'SHARDNUMSUB',
        ...[one, two].map((m) => chat.channelOf(m)),
      )
      return (found as (string | number)[]).filter((part) => typeof part === 'number')
    }
    const sockets = [await chat.connect(one, 0), await chat.connect(one, 0), await chat.connect(one, 1)]
    await waitUntil('both replicas are subscribed to one', async () => String(await subscribers()) === '2,0')
    for (const socket of sockets) socket.disconnect()
    await waitUntil('no replica is subscribed to one', async () => String(await subscribers()) === '0,0')
  })

  test('a message without an announcement is delivered', async () => {
    const { one, two, room } = await chat.pair()
    const there = await chat.connect(two, 1)
    const arrived = received(there, 'message:new')
    // As a replica leaves it that is killed between its commit and its announcement.
    await chat.database.query(
      `with room as (update chat.rooms set last_sequence = last_sequence + 1 where id = $1 returning *)
       insert into chat.messages (id, room_id, sender_id, sequence, content, created_at)
       select uuidv7(), id, $2, last_sequence, 'وصلت', clock_timestamp() from room`,
      [room, one.id],
    )
    await waitUntil('it arrives', () => arrived.length > 0)
    expect(arrived).toMatchObject([{ content: 'وصلت', sequence: 1, senderId: one.id }])
  })

  test('typing is told to the other, and to nobody else', async () => {
    const { one, two, room } = await chat.pair()
    const outsider = await chat.member()
    const [here, there, else_] = [
      await chat.connect(one, 0),
      await chat.connect(two, 1),
      await chat.connect(outsider, 1),
    ]
    const [seen, unseen] = [received(there, 'typing'), received(else_, 'typing')]
    else_.emit('typing', { chatRoomId: room, typing: true })
    for (let index = 0; index < 5; index += 1) here.emit('typing', { chatRoomId: room, typing: true })
    here.emit('typing', { chatRoomId: room, typing: false })
    await waitUntil('both came', () => seen.length >= 2)
    expect(seen).toEqual([
      { chatRoomId: room, typing: true, memberId: one.id },
      { chatRoomId: room, typing: false, memberId: one.id },
    ])
    expect(unseen).toEqual([])
  })

  test('presence is announced to members who share a room', async () => {
    const { one, two } = await chat.pair()
    const outsider = await chat.member()
    const [watching, unrelated] = [await chat.connect(two, 1), await chat.connect(outsider, 1)]
    const [seen, unseen] = [received(watching, 'presence'), received(unrelated, 'presence')]
    const first = await chat.connect(one, 0)
    await waitUntil('one came', () => seen.length === 1)
    expect((await chat.rooms(two)).json[0].other.online).toBe(true)
    const second = await chat.connect(one, 1)
    await waitUntil('both replicas have one', async () => (await replicasOf(one.id)) === 2)
    first.disconnect()
    await waitUntil('one replica has one', async () => (await replicasOf(one.id)) === 1)
    expect((await chat.rooms(two)).json[0].other.online).toBe(true)
    second.disconnect()
    await waitUntil('one left', () => seen.length === 2)
    expect(seen).toEqual([
      { memberId: one.id, online: true },
      { memberId: one.id, online: false },
    ])
    expect(unseen).toEqual([])
    expect((await chat.rooms(two)).json[0].other.online).toBe(false)
  })
})

test('metrics say how long each message took to a socket, and how many connections the inserts have', async () => {
  const figure = async (replica: number, name: string) => {
    const text = await chat.replica(replica).get(Metrics).registry.metrics()
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
  }
  const { one, two, room } = await chat.pair()
  const [sender, far] = [await chat.connect(one, 0), await chat.connect(two, 1)]
  const arrived = received(far, 'message:new')
  const [before, late] = [
    await figure(1, 'chat_fanout_lag_seconds_count'),
    await figure(1, 'chat_fanout_lag_seconds_bucket{le="30"}'),
  ]
  await send(sender, one, room, 'مرحبا', randomUUID())
  await waitUntil('it arrived', () => arrived.length === 1)
  expect(await figure(1, 'chat_fanout_lag_seconds_count')).toBe(before + 1)
  expect(await figure(1, 'chat_fanout_lag_seconds_bucket{le="30"}')).toBe(late + 1)
  expect(await figure(0, 'database_pool_limit{pool="messages"}')).toBeGreaterThan(0)
})
