import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { withClient } from '@rafiq/database'
import { waitUntil } from '@rafiq/testing'
import { AnnouncePresence } from '../src/presence/announce-presence.ts'
import { Presence } from '../src/presence/presence.ts'
import { Sockets } from '../src/sockets/sockets.ts'
import { ChatService } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start(2)
})
afterAll(() => chat?.stop())

test('presence of a killed replica expires, but not that of its members connected elsewhere', async () => {
  const { one, two } = await chat.pair()
  await chat.connect(two, 1)
  const presence = chat.replica(1).get(Presence)
  const replicas = `${chat.redis.prefix}chat:replicas`
  // As a killed replica leaves it: its members, and an entry that was not renewed for too long.
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
  // The other replica may have noticed first, and be about to remove it.
  await waitUntil(
    'its set is gone',
    async () => (await chat.redis.client.exists(`${chat.redis.prefix}chat:here:killed`)) === 0,
  )
})

test('presence ends for a member who disconnects while Redis is being updated', async () => {
  const { one, two } = await chat.pair()
  const presence = chat.replica(0).get(Presence)
  const arrive = presence.arrive.bind(presence)
  const held = Promise.withResolvers<void>()
  const slow = jest.spyOn(presence, 'arrive').mockImplementation(async (memberIds) => {
    if (memberIds.includes(one.id)) await held.promise
    return arrive(memberIds)
  })
  const leave = jest.spyOn(presence, 'leave')
  const renew = jest.spyOn(presence, 'renew')
  try {
    const socket = await chat.connect(one)
    await waitUntil('it is being told', () => slow.mock.calls.flat(2).includes(one.id))
    socket.disconnect()
    await waitUntil('it is gone', () => chat.replica(0).get(Sockets).countOf(one.id) === 0)
    const [announcing, before] = [chat.replica(0).get(AnnouncePresence), renew.mock.calls.length]
    const afterRounds = () => {
      announcing.runSoon()
      return renew.mock.calls.length >= before + 2
    }
    await waitUntil('a round has passed', afterRounds)
    held.resolve()
    await waitUntil('it has left', () => leave.mock.calls.flat(2).includes(one.id))
    await waitUntil('nobody sees it', async () => !(await presence.online([one.id])).has(one.id))
  } finally {
    held.resolve()
    jest.restoreAllMocks()
  }
  expect((await chat.rooms(two)).json[0].other.online).toBe(false)
})

test('presence ends for a member who disconnects while others are being notified', async () => {
  const { one } = await chat.pair()
  const [presence, announcing] = [chat.replica(0).get(Presence), chat.replica(0).get(AnnouncePresence)]
  const renew = jest.spyOn(presence, 'renew')
  try {
    await withClient(chat.database.adminUrl, async (client) => {
      // Whom to tell stands in the rooms, which nobody can read until the lock is gone.
      await client.query('begin')
      await client.query('lock table chat.rooms in access exclusive mode')
      const socket = await chat.connect(one)
      await waitUntil('it is in Redis', async () => (await presence.online([one.id])).has(one.id))
      socket.disconnect()
      await waitUntil('it is gone', () => chat.replica(0).get(Sockets).countOf(one.id) === 0)
      const before = renew.mock.calls.length
      await waitUntil('a round has passed', () => {
        announcing.runSoon()
        return renew.mock.calls.length >= before + 2
      })
      await client.query('rollback')
    })
    await waitUntil('nobody sees it', async () => !(await presence.online([one.id])).has(one.id))
  } finally {
    jest.restoreAllMocks()
  }
})
