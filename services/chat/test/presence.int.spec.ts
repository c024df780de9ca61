import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { Presence } from '../src/presence/presence.ts'
import { PresenceWatch } from '../src/presence/presence-watch.ts'
import { Sockets } from '../src/sockets/sockets.ts'
import { ChatService } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start(2)
}, 60_000)
afterAll(() => chat?.stop())

test('a replica that was killed takes its members away with it, but those who are elsewhere', async () => {
  const { one, two } = await chat.pair()
  await chat.connect(two, 1)
  const presence = chat.replica(1).get(Presence)
  const replicas = `${chat.redis.prefix}chat:replicas`
  // As a killed replica leaves it: its members, and a last sign of life that is too long ago.
  await chat.redis.client.sadd(`${chat.redis.prefix}chat:here:killed`, one.id, two.id)
  await chat.redis.client.zadd(replicas, Date.now() + 60_000, 'killed')
  await waitUntil(
    'both are there',
    async () =>
      (await presence.online([one.id])).has(one.id) && (await presence.online([two.id])).has(two.id),
  )
  await chat.redis.client.zadd(replicas, Date.now() - 1, 'killed')
  await waitUntil('one is gone', async () => !(await presence.online([one.id])).has(one.id))
  expect(await presence.online([two.id])).toEqual(new Set([two.id]))
  await presence.clearLapsed()
  expect(await chat.redis.client.exists(`${chat.redis.prefix}chat:here:killed`)).toBe(0)
})

test('who leaves while Redis is still being told that they came is not there afterwards', async () => {
  const { one, two } = await chat.pair()
  const presence = chat.replica(0).get(Presence)
  const arrive = presence.arrive.bind(presence)
  const held = Promise.withResolvers<void>()
  const slow = jest.spyOn(presence, 'arrive').mockImplementation(async (memberIds) => {
    if (memberIds.includes(one.id)) await held.promise
    return arrive(memberIds)
  })
  const leave = jest.spyOn(presence, 'leave')
  const beat = jest.spyOn(presence, 'beat')
  try {
    const socket = await chat.connect(one)
    await waitUntil('it is being told', () => slow.mock.calls.flat(2).includes(one.id))
    socket.disconnect()
    await waitUntil('it is gone', () => chat.replica(0).get(Sockets).countOf(one.id) === 0)
    const [watch, before] = [chat.replica(0).get(PresenceWatch), beat.mock.calls.length]
    const afterRounds = () => {
      watch.now()
      return beat.mock.calls.length >= before + 2
    }
    await waitUntil('a round has passed', afterRounds)
    held.resolve()
    await waitUntil('it has left', () => leave.mock.calls.flat(2).includes(one.id), { timeout: 10_000 })
    await waitUntil('nobody sees it', async () => !(await presence.online([one.id])).has(one.id))
  } finally {
    held.resolve()
    jest.restoreAllMocks()
  }
  expect((await chat.rooms(two)).json[0].other.online).toBe(false)
})
