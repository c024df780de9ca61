import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { Controller, Get, Module } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  type SwitchableProxy,
  startUnwritableRedis,
  switchableProxy,
  type TestRedis,
  testRedis,
  waitUntil,
} from '@rafiq/testing'
import {
  OptionalSession,
  RateLimit,
  RateLimiter,
  RateLimitsModule,
  RedisModule,
  SessionStore,
  SessionsModule,
  TooManyRequestsError,
  uuidv7,
} from '../src/index.ts'
import { settings, testApp } from './app.ts'

@OptionalSession()
@Controller()
class LimitedController {
  @RateLimit({ name: 'by-address', points: 2, seconds: 60, by: 'address' })
  @Get('by-address')
  byAddress() {
    return {}
  }

  @RateLimit({ name: 'by-member', points: 1, seconds: 60, by: 'member' })
  @Get('by-member')
  byMember() {
    return {}
  }
}

@OptionalSession()
@RateLimit({ name: 'together', points: 2, seconds: 60, by: 'address' })
@Controller('together')
class LimitedTogetherController {
  @Get('one')
  one() {
    return {}
  }

  @Get('other')
  other() {
    return {}
  }
}

/** Milliseconds until a recovery counts as missing, on the slowest machine. */
let redis: TestRedis
let proxy: SwitchableProxy
let app: NestFastifyApplication

function service(scale: number, url = proxy.url) {
  @Module({
    imports: [RedisModule.forRoot({ url, prefix: redis.prefix }), SessionsModule.forRoot(), RateLimitsModule],
    controllers: [LimitedController, LimitedTogetherController],
  })
  class LimitedModule {}
  return testApp(LimitedModule, { settings: { ...settings, RATE_LIMIT_SCALE: scale } })
}

beforeAll(async () => {
  redis = testRedis()
  proxy = await switchableProxy(redis.url)
  app = await service(1)
})
afterAll(async () => {
  await app.close()
  await proxy.unplug()
  await redis.close()
})

const from = (address: string, url = '/by-address', token?: string) =>
  app.inject({
    method: 'GET',
    url,
    headers: { 'x-forwarded-for': address, ...(token && { 'x-session-token': token }) },
  })

describe('a route with a limit', () => {
  test('answers 429 with Retry-After once the points are used, to that address only', async () => {
    const statuses = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    const refused = statuses[2]
    expect(refused?.json()).toMatchObject({ code: 'too-many-requests' })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await from('192.0.2.2')).statusCode).toBe(200)
  })

  test('counts an IPv6 network as one', async () => {
    const statuses = [await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::3')]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  })

  test('holds for requests at the same moment', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => from('192.0.2.3')))
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  })

  test('counts members apart behind one address', async () => {
    const store = app.get(SessionStore)
    const tokens = await Promise.all([1, 2].map(() => store.create({ memberId: uuidv7(), role: 'user' })))
    for (const token of tokens) expect((await from('192.0.2.4', '/by-member', token)).statusCode).toBe(200)
    for (const token of tokens) expect((await from('192.0.2.4', '/by-member', token)).statusCode).toBe(429)
  })

  test('shares it with the others of its controller, where that has one', async () => {
    const statuses = []
    for (const path of ['one', 'other', 'one', 'other']) {
      statuses.push((await from('192.0.2.5', `/together/${path}`)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  test('keeps no address in Redis', async () => {
    await from('192.0.2.77')
    const keys = await redis.client.keys(`${redis.prefix}limit:*`)
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.join()).not.toContain('192.0.2')
  })
})

describe('a limit on failures', () => {
  const rule = { name: 'failures', points: 2, seconds: 60 }

  test('is looked at without being used, and forgotten after a success', async () => {
    const limiter = app.get(RateLimiter)
    const key = uuidv7()
    await limiter.check(rule, key)
    await limiter.consume(rule, key)
    await limiter.check(rule, key)
    await limiter.consume(rule, key)
    await expect(limiter.check(rule, key)).rejects.toBeInstanceOf(TooManyRequestsError)
    await expect(limiter.consume(rule, key)).rejects.toBeInstanceOf(TooManyRequestsError)
    await limiter.reset(rule, key)
    await limiter.check(rule, key)
  })

  test('lasts as long as the rule says', async () => {
    await app.get(RateLimiter).consume({ name: 'short', points: 1, seconds: 600 }, 'key')
    const [key] = await redis.client.keys(`${redis.prefix}limit:short:*`)
    const left = await redis.client.pttl(key ?? '')
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(600_000)
  })
})

test('the scale multiplies the points', async () => {
  const scaled = await service(3)
  const rule = { name: 'scaled', points: 1, seconds: 60 }
  const limiter = scaled.get(RateLimiter)
  for (const _ of [1, 2, 3]) await limiter.consume(rule, 'key')
  await expect(limiter.consume(rule, 'key')).rejects.toBeInstanceOf(TooManyRequestsError)
  await scaled.close()
})

test("staff session stays alive where the machine's clock jumps forward by 31 minutes", async () => {
  const token = await app.get(SessionStore).create({ memberId: uuidv7(), role: 'moderator' })
  const others = ['performance', 'setTimeout', 'setInterval', 'setImmediate', 'nextTick'] as const
  const ahead = new Date(Date.now() + 31 * 60_000)
  jest.useFakeTimers({
    now: ahead,
    doNotFake: [...others, 'clearTimeout', 'clearInterval', 'clearImmediate', 'hrtime', 'queueMicrotask'],
  })
  try {
    expect(Date.now()).toBeGreaterThanOrEqual(ahead.getTime())
    expect((await from('192.0.2.13', '/by-member', token)).statusCode).toBe(200)
    // A replica that starts with such a clock.
    const started = await service(1)
    expect(await started.get(SessionStore).find(token)).not.toBeNull()
    await started.close()
  } finally {
    jest.useRealTimers()
  }
})

describe('while Redis is unavailable', () => {
  test('a session check is 503 with Retry-After, and the session still counts afterwards', async () => {
    const token = await app.get(SessionStore).create({ memberId: uuidv7(), role: 'user' })
    await proxy.unplug()
    const refused = await from('192.0.2.9', '/by-member', token)
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ code: 'unavailable' })
    expect(refused.headers['retry-after']).toBe('5')
    expect((await from('192.0.2.9')).statusCode).toBe(503)
    const ready = await from('192.0.2.9', '/readyz')
    expect(ready.json()).toMatchObject({ details: { redis: { status: 'down' } } })
    await proxy.plugIn()
    await waitUntil(
      'answered again',
      async () => (await from('192.0.2.9', '/by-member', token)).statusCode === 200,
    )
    await waitUntil('ready', async () => (await from('192.0.2.9', '/readyz')).statusCode === 200)
  })

  test('a request over a half-open connection fails, and the next one uses another connection', async () => {
    expect((await from('192.0.2.10')).statusCode).toBe(200)
    proxy.silence()
    expect((await from('192.0.2.11')).statusCode).toBe(503)
    await waitUntil('answered again', async () => (await from('192.0.2.12')).statusCode === 200)
  })

  test('a service starts, and works once Redis is reachable', async () => {
    await proxy.unplug()
    const started = await service(1)
    expect((await started.inject('/by-address')).statusCode).toBe(503)
    await proxy.plugIn()
    await waitUntil('answered', async () => (await started.inject('/by-address')).statusCode === 200)
    await started.close()
  })
})

test('a rate-limited request is 503 while Redis refuses writes (MISCONF), and the service is not ready', async () => {
  const unwritable = await startUnwritableRedis()
  try {
    const started = await service(1, unwritable.url)
    const refused = await started.inject('/by-address')
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
    expect((await started.inject('/readyz')).statusCode).toBe(503)
    await started.close()
  } finally {
    await unwritable.stop()
  }
})
