import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { MikroORM } from '@mikro-orm/postgresql'
import { tracesOf, waitUntil } from '@rafiq/testing'
import { RoomRepository } from '../src/rooms/room.repository.ts'
import { Blocking, gone } from './blocking.ts'
import { ChatService, received, send } from './chat-service.ts'

let chat: ChatService
let pairs: Blocking

beforeAll(async () => {
  chat = await ChatService.start(2)
  pairs = new Blocking(chat)
}, 60_000)
afterAll(() => chat?.stop())

/** What replicas told each other goes by its age: as if all of it had been told so many milliseconds earlier. */
async function age(stream: string, milliseconds: number): Promise<void> {
  const { client } = chat.redis
  const told = await client.xrange(stream, '-', '+')
  const again = client.multi().del(stream)
  for (const [id, fields] of told) {
    const [time, number] = id.split('-')
    again.xadd(stream, `${Number(time) - milliseconds}-${number}`, ...fields)
  }
  await again.exec()
}

test('a minute after a deletion, Redis holds no text and no name of the member; what comes later arrives', async () => {
  const { one, two, room } = await chat.pair()
  const kept = await chat.pair()
  const stream = `${chat.redis.prefix}socket.io`
  const held = async () => JSON.stringify(await chat.redis.client.xrange(stream, '-', '+'))
  const [sender, far] = [await chat.connect(one, 0), await chat.connect(two, 1)]
  const arrived = received(far, 'message:new')
  // As long as a replica has not noticed the other one it tells Redis nothing.
  const told = async () => {
    await send(sender, one, room, 'سر')
    return (await held()).includes('سر')
  }
  await waitUntil('it is told by Redis', told, { interval: 200 })
  await waitUntil('it arrives', () => arrived.length > 0)
  const removed = received(far, 'room:removed')
  await pairs.publish('member.deleted', { memberId: one.id, version: 9 })
  await waitUntil('the other is told', () => removed.length > 0)
  await age(stream, 61_000)
  await waitUntil('it is trimmed', async () => !(await held()).includes('سر'))
  expect(await held()).not.toContain('room:new')
  const there = await chat.connect(kept.two, 1)
  const later = received(there, 'message:new')
  await chat.post(kept.one, kept.room, 'بعدها')
  await waitUntil('it arrives', () => later.length === 1)
  expect(await held()).toContain('بعدها')
})

test('a deletion of which no replica told the others reaches their sockets within seconds', async () => {
  const { one, two, room } = await chat.pair()
  const sockets = [await chat.connect(two, 0), await chat.connect(two, 1)]
  for (const replica of [0, 1]) await chat.post(two, room, 'x', {}, replica)
  const removed = sockets.map((socket) => received(socket, 'room:removed'))
  // As a replica leaves it that is killed between its commit and what it tells.
  await chat.app.get(MikroORM).em.transactional(() => chat.app.get(RoomRepository).eraseOf(one.id))
  await waitUntil('every socket is told', () => removed.every(({ length }) => length > 0))
  expect(removed.map((rooms) => rooms.map(({ chatRoomId }) => chatRoomId))).toEqual([[room], [room]])
  for (const replica of [0, 1]) expect(await chat.post(two, room, 'y', {}, replica)).toMatchObject(gone)
})

test('who stays and is deleted later leaves nothing of the rooms that went before', async () => {
  const { one, two } = await chat.pair()
  for (const { id } of [one, two]) {
    await pairs.publish('member.deleted', { memberId: id, version: 9 })
    const erased = () =>
      chat.database.query('select from chat.members where member_id = $1 and deleted', [id])
    await waitUntil('it is erased', async () => (await erased()).length > 0)
  }
  expect((await tracesOf(chat.database, two.id)).filter((trace) => trace.startsWith('chat.'))).toEqual([
    'chat.members.member_id',
  ])
})
