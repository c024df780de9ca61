import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestRedis, testRedis, waitUntil } from '@rafiq/testing'
import {
  EndedSessions,
  ManualClock,
  newToken,
  RedisConnections,
  SessionStore,
  tokenDigest,
  uuidv7,
} from '../src/index.ts'

const minute = 60_000
const day = 24 * 60 * minute

let redis: TestRedis

beforeAll(() => {
  redis = testRedis()
})
afterAll(() => redis.close())

function aStore() {
  const clock = new ManualClock()
  return { clock, store: new SessionStore(redis.client, redis.prefix, clock) }
}

const aMember = () => ({ memberId: uuidv7(), role: 'user' as const })
const aModerator = () => ({ memberId: uuidv7(), role: 'moderator' as const })

describe('a session', () => {
  test('is found by its token, with its member and role', async () => {
    const { store, clock } = aStore()
    const member = aMember()
    const token = await store.create(member)
    expect(await store.find(token)).toMatchObject({
      ...member,
      id: tokenDigest(token),
      createdAt: clock.now(),
    })
  })

  test.each([undefined, '', 'x', newToken(), ['a'], 7])('is not found by %p', async (token) => {
    expect(await aStore().store.find(token)).toBeNull()
  })

  test('is kept under its digest: no key and no value in Redis holds the token', async () => {
    const { store } = aStore()
    const member = aMember()
    const token = await store.create(member)
    const key = `${redis.prefix}session:${tokenDigest(token)}`
    expect(JSON.stringify(await redis.client.hgetall(key))).not.toContain(token)
    expect(await redis.client.zrange(`${redis.prefix}sessions:${member.memberId}`, 0, '-1')).toEqual([
      tokenDigest(token),
    ])
  })

  test('counts until it ends', async () => {
    const { store } = aStore()
    const member = aMember()
    expect((await store.list(member.memberId)).length).toBe(0)
    const tokens = [await store.create(member), await store.create(member)]
    expect((await store.list(member.memberId)).length).toBe(2)
    await store.revoke(tokens[0] ?? '')
    expect((await store.list(member.memberId)).length).toBe(1)
  })

  test('of staff ends after 30 minutes without use', async () => {
    const { store, clock } = aStore()
    const token = await store.create(aModerator())
    clock.advance(30 * minute - 1)
    expect(await store.find(token)).not.toBeNull()
    clock.advance(30 * minute)
    expect(await store.find(token)).toBeNull()
  })

  test('of a member lasts 30 days from its last use', async () => {
    const { store, clock } = aStore()
    const token = await store.create(aMember())
    for (const _ of [1, 2, 3]) {
      clock.advance(29 * day)
      expect(await store.find(token)).not.toBeNull()
    }
    clock.advance(30 * day)
    expect(await store.find(token)).toBeNull()
  })

  test('ends absolutely, however much it is used', async () => {
    const { store, clock } = aStore()
    const token = await store.create(aModerator())
    for (let used = 0; used < 12 * 60 - 20; used += 20) {
      clock.advance(20 * minute)
      expect(await store.find(token)).not.toBeNull()
    }
    clock.advance(20 * minute)
    expect(await store.find(token)).toBeNull()
  })

  test('that ended by age leaves the index of its member', async () => {
    const { store, clock } = aStore()
    const member = aModerator()
    const token = await store.create(member)
    clock.advance(31 * minute)
    await store.find(token)
    expect(await redis.client.exists(`${redis.prefix}sessions:${member.memberId}`)).toBe(0)
  })

  test('is written to by one use a minute, and its end is exact to that', async () => {
    const { store, clock } = aStore()
    const token = await store.create(aModerator())
    const idleUntil = () => redis.client.hget(`${redis.prefix}session:${tokenDigest(token)}`, 'idleUntil')
    const first = await idleUntil()
    clock.advance(minute - 1)
    await store.find(token)
    expect(await idleUntil()).toBe(first)
    clock.advance(1)
    await store.find(token)
    expect(Number(await idleUntil()) - Number(first)).toBe(minute)
  })

  test('is found by a Redis that has forgotten the scripts', async () => {
    const { store } = aStore()
    const token = await store.create(aMember())
    await store.find(token)
    await redis.client.script('FLUSH')
    expect(await store.find(token)).not.toBeNull()
  })

  test('is removed by Redis itself once its idle time is over', async () => {
    const { store } = aStore()
    const token = await store.create(aModerator())
    const left = await redis.client.pttl(`${redis.prefix}session:${tokenDigest(token)}`)
    expect(left).toBeGreaterThan(29 * minute)
    expect(left).toBeLessThanOrEqual(30 * minute)
  })
})

describe('revoking', () => {
  test('ends one session and leaves the others', async () => {
    const { store } = aStore()
    const member = aMember()
    const [first, second] = [await store.create(member), await store.create(member)]
    await store.revoke(first)
    expect(await store.find(first)).toBeNull()
    expect(await store.find(second)).not.toBeNull()
  })

  test('all of a member ends every session of that member and of nobody else', async () => {
    const { store } = aStore()
    const [member, other] = [aMember(), aMember()]
    const tokens = [await store.create(member), await store.create(member)]
    const untouched = await store.create(other)
    expect(await store.revokeAll(member.memberId)).toBe(2)
    for (const token of tokens) expect(await store.find(token)).toBeNull()
    expect(await store.find(untouched)).not.toBeNull()
  })

  test('all but one keeps that one and confirms it at this moment', async () => {
    const { store, clock } = aStore()
    const member = aMember()
    const [kept, ended] = [await store.create(member), await store.create(member)]
    clock.advance(minute)
    expect(await store.revokeAll(member.memberId, { except: tokenDigest(kept) })).toBe(1)
    expect(await store.find(ended)).toBeNull()
    expect((await store.find(kept))?.confirmedAt).toEqual(clock.now())
  })

  test('cannot be undone by a use at the same moment', async () => {
    const { store } = aStore()
    const member = aMember()
    const token = await store.create(member)
    await Promise.all([
      store.find(token),
      store.revokeAll(member.memberId),
      store.find(token),
      store.find(token),
    ])
    expect(await store.find(token)).toBeNull()
    expect(await redis.client.exists(`${redis.prefix}session:${tokenDigest(token)}`)).toBe(0)
  })
})

test('confirming a live session moves that time only, and revives no ended one', async () => {
  const { store, clock } = aStore()
  const token = await store.create(aMember())
  const before = await store.find(token)
  clock.advance(minute)
  expect(await store.confirm(tokenDigest(token))).toBe(true)
  expect(await store.find(token)).toEqual({ ...before, confirmedAt: clock.now() })
  await store.revoke(token)
  expect(await store.confirm(tokenDigest(token))).toBe(false)
  expect(await store.find(token)).toBeNull()
})

test('session limit of a member keeps the newest fifty', async () => {
  const { store, clock } = aStore()
  const member = aMember()
  const tokens: string[] = []
  for (let count = 0; count < 52; count += 1) {
    tokens.push(await store.create(member))
    clock.advance(1)
  }
  expect(await redis.client.zcard(`${redis.prefix}sessions:${member.memberId}`)).toBe(50)
  expect(await store.find(tokens[1])).toBeNull()
  expect(await store.find(tokens[2])).not.toBeNull()
})

test('ended session is dealt with to the end by a service that closes', async () => {
  const { store } = aStore()
  const ended = new EndedSessions(new RedisConnections(redis.url), redis.prefix)
  const opened = Promise.withResolvers<void>()
  const begun: string[] = []
  const done: string[] = []
  ended.listen(
    async ({ sessionId }) => {
      begun.push(sessionId)
      await opened.promise
      done.push(sessionId)
    },
    () => undefined,
  )
  await waitUntil('an end is heard', async () => {
    await store.revoke(await store.create(aMember()))
    return begun.length > 0
  })
  setImmediate(opened.resolve)
  await ended.beforeApplicationShutdown()
  expect(done).toEqual(begun)
})
