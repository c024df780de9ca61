import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type RedisServers,
  startRedisCluster,
  startRedisSentinel,
  untilReplicated,
  waitUntil,
} from '@rafiq/testing'
import type { Redis } from 'ioredis'
import {
  createRedis,
  EndedSessions,
  ManualClock,
  RateLimiter,
  RedisConnections,
  type Session,
  SessionStore,
  TooManyRequestsError,
  uuidv7,
} from '../src/index.ts'
import { settings } from './app.ts'

const prefix = 'test:'
const rule = { name: 'tries', points: 2, seconds: 60 }

describe.each([
  ['a cluster of six', startRedisCluster, 3],
  ['a primary and its replica behind a sentinel', startRedisSentinel, 1],
])('on %s', (_, start, primaries) => {
  let several: RedisServers
  let redis: Redis
  let store: SessionStore
  let ended: EndedSessions

  beforeAll(async () => {
    several = await start()
    redis = createRedis(several.url)
    redis.on('error', () => undefined)
    await redis.connect()
    store = new SessionStore(redis, prefix, new ManualClock())
    ended = new EndedSessions(new RedisConnections(several.url), prefix)
  })
  afterAll(async () => {
    await ended?.beforeApplicationShutdown()
    redis?.disconnect()
    await several?.stop()
  })

  const aMember = () => ({ memberId: uuidv7(), role: 'user' as const })

  test('sessions begin, go on under another token, are listed and end, one and all', async () => {
    const member = aMember()
    const tokens = [await store.create(member), await store.create(member), await store.create(member)]
    const sessions = await Promise.all(tokens.map((token) => store.find(token)))
    expect(sessions.map((session) => session?.memberId)).toEqual(Array(3).fill(member.memberId))
    const renewed = await store.renew(sessions[0] as Session)
    expect(await store.find(tokens[0])).toBeNull()
    const kept = await store.find(renewed)
    expect(kept?.memberId).toBe(member.memberId)
    await store.revoke(tokens[1] ?? '')
    expect((await store.list(member.memberId)).length).toBe(2)
    expect(await store.revokeAll(member.memberId, { except: kept?.id ?? '' })).toBe(1)
    expect((await store.list(member.memberId)).map(({ id }) => id)).toEqual([kept?.id])
  })

  test('the end of a session is announced', async () => {
    const heard: string[] = []
    ended.listen(
      ({ memberId }) => void heard.push(memberId),
      () => undefined,
    )
    await waitUntil('somebody listens', async () => {
      const member = aMember()
      await store.revoke(await store.create(member))
      return heard.includes(member.memberId)
    })
  })

  test('limits count for all processes', async () => {
    const [one, other] = [new RateLimiter(redis, prefix, settings), new RateLimiter(redis, prefix, settings)]
    const key = uuidv7()
    await one.consume(rule, key)
    await other.consume(rule, key)
    await expect(one.consume(rule, key)).rejects.toThrow(TooManyRequestsError)
    await one.reset(rule, key)
    await other.consume(rule, key)
  })

  test('sessions and limits go on when the primary is killed', async () => {
    const tokens = await Promise.all(Array.from({ length: 12 }, () => store.create(aMember())))
    // What the replica has not got yet may be lost; that is the nature of both.
    await untilReplicated(several.servers.slice(0, primaries))
    await several.servers[0]?.kill()
    // A sentinel that was itself kept from running for two seconds judges nobody for thirty (its TILT mode).
    const timeout = 50_000
    await waitUntil(
      'every session is found again',
      async () => {
        const found = await Promise.all(tokens.map((token) => store.find(token)))
        return found.every((session) => session !== null)
      },
      { timeout },
    )
    // The nodes of a cluster hear of the new primary one after the other: until the last has, a client that asks it for the
    // places of other keys is sent to the old one, and its command fails.
    const limiter = new RateLimiter(redis, prefix, settings)
    await waitUntil(
      'attempts are counted and sessions begin again, wherever their keys are',
      async () => {
        await Promise.all(
          tokens.map(async () => {
            await limiter.consume(rule, uuidv7())
            expect(await store.find(await store.create(aMember()))).not.toBeNull()
          }),
        )
        return true
      },
      { timeout },
    )
  })
})
