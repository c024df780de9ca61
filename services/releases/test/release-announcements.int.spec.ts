import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { releaseAnnouncementsChannel } from '@rafiq/platform-contracts'
import { type TestRedis, waitUntil } from '@rafiq/testing'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let listener: TestRedis['client']
let matches: Team
let told: string[] = []

beforeAll(async () => {
  registry = await RunningRegistry.start()
  listener = registry.redis.client.duplicate()
  listener.on('message', (_, revision) => told.push(revision))
  await listener.subscribe(`${registry.redis.prefix}${releaseAnnouncementsChannel}`)
})

afterAll(async () => {
  listener.disconnect()
  await registry.stop()
})

beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(matches, { version })
  await waitUntil('both were told', async () => told.includes((await registry.live()).revision))
  told = []
})

test.each([
  ['a publish', () => registry.publish(matches, { version: '1.2.0' })],
  ['a canary', () => registry.move(matches, 'PUT', 'canary', { version: '1.0.0', percent: 5 })],
  ['a promotion', () => registry.move(matches, 'POST', 'promote', { version: '1.0.0' })],
  ['a rollback', () => registry.move(matches, 'POST', 'rollback')],
  ['a kill switch', () => registry.move(matches, 'POST', 'disable')],
])('release announcement of %s follows its commit', async (_, change) => {
  const { revision } = await registry.live()
  expect((await change()).statusCode).toBeLessThan(300)
  const changed = (await registry.live()).revision
  expect(changed).not.toBe(revision)
  await waitUntil('they are told', () => told.length > 0)
  expect(told).toEqual([changed])
})

test('release change succeeds without Redis, and later ones are announced again', async () => {
  await registry.redisLine.unplug()
  expect((await registry.move(matches, 'POST', 'rollback')).statusCode).toBe(200)
  expect(await registry.stable()).toBe('1.0.0')
  expect(told).toEqual([])
  await registry.redisLine.plugIn()
  await waitUntil('Redis is there again', async () => (await registry.internal('/readyz')).statusCode === 200)
  await registry.move(matches, 'POST', 'promote', { version: '1.1.0' })
  await waitUntil('they are told', () => told.length === 1)
})
