import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { Presence } from '../src/presence/presence.ts'
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
