import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { MikroORM } from '@mikro-orm/postgresql'
import { questionIds } from '@rafiq/contracts/chat'
import { tracesOf, waitUntil } from '@rafiq/testing'
import { RoomRepository } from '../src/rooms/room.repository.ts'
import { Blocking, gone } from './blocking.ts'
import { ChatService, received, send } from './chat-service.ts'
import { questionCalls } from './question-calls.ts'

let chat: ChatService
let pairs: Blocking

beforeAll(async () => {
  chat = await ChatService.start(2)
  pairs = new Blocking(chat)
})
afterAll(() => chat?.stop())

const { cards, ask, answer, asked } = questionCalls(() => chat)

test('Redis keeps nothing of what replicas tell each other, so that no text and no name outlives its member', async () => {
  const { one, two, room } = await chat.pair()
  const [sender, far] = [await chat.connect(one, 0), await chat.connect(two, 1)]
  const arrived = received(far, 'message:new')
  const told = await chat.overhear(two)
  await send(sender, one, room, 'سر')
  await waitUntil('the other is told', () => arrived.length > 0 && told.join().includes('سر'))
  const removed = received(far, 'room:removed')
  await pairs.publish('member.deleted', { memberId: one.id, version: 9 })
  await waitUntil('the other is told of the deletion', () => removed.length > 0)
  expect(await chat.redis.client.keys(`${chat.redis.prefix}socket.io*`)).toEqual([])
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

test('a deleted account takes its question cards and all answers with it, also while the other asks', async () => {
  const { one, two, room, card } = await asked()
  await answer(one, card)
  await answer(two, card)
  await pairs.publish('member.deleted', { memberId: one.id, version: 9 })
  // Each is stored before the deletion, which then takes it too, or finds the room gone.
  let next = 1
  await waitUntil('the other is told that it is gone', async () => {
    const { status } = await ask(two, room, { question: questionIds[next++ % questionIds.length] })
    return status === 404
  })
  expect(await cards(two, room)).toMatchObject(gone)
  const left = await chat.database.query('select from chat.question_answers where card_id = $1', [card.id])
  expect(left).toEqual([])
  expect((await tracesOf(chat.database, one.id)).filter((trace) => trace.startsWith('chat.'))).toEqual([
    'chat.members.member_id',
  ])
})
