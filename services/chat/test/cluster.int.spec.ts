import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type RedisServers, startRedisCluster, untilReplicated, waitUntil } from '@rafiq/testing'
import { ChatService, received, send } from './chat-service.ts'

let cluster: RedisServers
let chat: ChatService

beforeAll(async () => {
  cluster = await startRedisCluster()
  chat = await ChatService.start(2, { REDIS_URL: cluster.url })
})
afterAll(async () => {
  await chat?.stop()
  await cluster?.stop()
})

/** Two members with a room, the one on the first replica and the other on the second. */
async function aTalk() {
  const { one, two, room } = await chat.pair()
  const [here, there] = [await chat.connect(one, 0), await chat.connect(two, 1)]
  return { one, room, here, arrived: received(there, 'message:new'), typing: received(there, 'typing') }
}

test('over a Redis cluster, messages reach members on another replica, also after one of its primaries was killed', async () => {
  // Several, so that their channels are on every primary.
  const talks: Awaited<ReturnType<typeof aTalk>>[] = []
  for (let index = 0; index < 6; index += 1) talks.push(await aTalk())
  /** Typing is told by Redis alone: nothing of it is caught up with. */
  const allAreHeard = async () => {
    for (const { here, room } of talks) here.emit('typing', { chatRoomId: room, typing: false })
    return talks.every(({ typing }) => typing.length > 0)
  }
  await waitUntil('all are heard', allAreHeard, { interval: 200 })
  for (const { here, one, room } of talks) await send(here, one, room, 'قبل', randomUUID())
  // A session that its replica has not got yet may be lost with a primary.
  await untilReplicated(cluster.servers.slice(0, 3))
  await cluster.servers[0]?.kill()
  for (const { here, one, room } of talks) {
    await waitUntil('it is stored', async () => 'id' in (await send(here, one, room, 'بعد', randomUUID())))
  }
  await waitUntil('all arrived', () => talks.every(({ arrived }) => arrived.length >= 2))
  for (const { arrived } of talks) {
    expect([...new Set(arrived.map(({ sequence }) => sequence))].toSorted()).toEqual([1, 2])
  }
  for (const { typing } of talks) typing.splice(0)
  await waitUntil('all are heard again', allAreHeard, { interval: 200 })
})
