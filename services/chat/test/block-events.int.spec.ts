import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { MikroORM } from '@mikro-orm/postgresql'
import { BlockProjection } from '@rafiq/members'
import { calledBy, waitUntil } from '@rafiq/testing'
import { pairOf } from '../src/room-access/pair.ts'
import { RoomRepository } from '../src/rooms/room.repository.ts'
import { Blocking, blocked, gone, lifted, roomsIn } from './blocking.ts'
import { ChatService, received } from './chat-service.ts'

let chat: ChatService
let pairs: Blocking

beforeAll(async () => {
  chat = await ChatService.start(2)
  pairs = new Blocking(chat)
})
afterAll(() => chat?.stop())

describe('a block is delivered', () => {
  test('by its event as well, in any order and more than once', async () => {
    const { one, two, room } = await chat.pair()
    const socket = await chat.connect(two, 1)
    const [removed, came] = [received(socket, 'room:removed'), received(socket, 'room:new')]
    const pair = { blockerId: one.id, blockedId: two.id }
    await chat.block(one, two, lifted(2))
    await chat.block(one, two, blocked(1))
    expect(await pairs.roomIds(two)).toEqual([room])
    await pairs.publish('pair.blocked', { ...pair, ...blocked(3) })
    await waitUntil('it is gone', () => removed.length > 0)
    await chat.block(one, two, blocked(3))
    await pairs.publish('pair.blocked', { ...pair, ...lifted(2) })
    await chat.block(one, two, lifted(4))
    await waitUntil('it is back', () => came.length > 0)
    expect([roomsIn(removed), roomsIn(came)]).toEqual([[room], [room]])
    expect(await pairs.roomIds(two)).toEqual([room])
  })

  test('within seconds where its replica was killed between commit and telling', async () => {
    const { room, ...pair } = await chat.pair()
    const { one, two } = pair
    const sockets = await pairs.everywhere(pair)
    for (const replica of [0, 1]) await chat.post(one, room, 'x', {}, replica)
    const removed = sockets.map((socket) => received(socket, 'room:removed'))
    const came = sockets.map((socket) => received(socket, 'room:new'))
    const commit = (state: { blocked: boolean; version: number }) =>
      chat.app.get(MikroORM).em.transactional(async () => {
        await chat.app.get(BlockProjection).upsert({ blockerId: two.id, blockedId: one.id, ...state })
        await chat.app.get(RoomRepository).applyBlocks(pairOf(one.id, two.id))
      })
    const told = (what: typeof removed | typeof came) => () => what.every(({ length }) => length > 0)
    await commit(blocked())
    expect(await chat.post(one, room, 'y')).toMatchObject(gone)
    await waitUntil('every socket is told', told(removed))
    expect(removed.map(roomsIn)).toEqual(sockets.map(() => [room]))
    for (const socket of sockets) {
      expect(await socket.emitWithAck('room:read', { chatRoomId: room, sequence: 1 })).toMatchObject({
        code: 'not-found',
      })
    }
    await commit(lifted())
    await waitUntil('every socket is told', told(came))
  })

  test('by other services only, in words of the contract', async () => {
    const { one, two, room } = await chat.pair()
    const path = `/internal/blocks/${one.id}/${two.id}`
    const body = blocked()
    expect((await chat.call('PUT', path, { body, token: one.token })).status).toBe(403)
    expect(
      (await chat.call('PUT', path, { body, headers: { 'x-service-credential': 'guessed' } })).status,
    ).toBe(403)
    const headers = calledBy('users')
    for (const wrong of [{}, { blocked: 'yes', version: 1 }, { blocked: true, version: 0 }]) {
      expect((await chat.call('PUT', path, { body: wrong, headers })).status).toBe(400)
    }
    expect((await chat.call('PUT', `/internal/blocks/reem/${two.id}`, { body, headers })).status).toBe(404)
    expect(await pairs.roomIds(one)).toEqual([room])
  })
})
