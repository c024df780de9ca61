import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Module } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { calledBy, type TestRedis, testRedis } from '@rafiq/testing'
import { ManualClock, RedisModule, type Session, SessionStore, SessionsModule, uuidv7 } from '../src/index.ts'
import { logged, testApp } from './app.ts'
import { Members, OrdersController, ThingsController, validFrom } from './guarded-routes.ts'

let redis: TestRedis
let app: NestFastifyApplication
let store: SessionStore
const clock = new ManualClock()
const lines: string[] = []

beforeAll(async () => {
  redis = testRedis()

  @Module({
    imports: [
      RedisModule.forRoot({ url: redis.url, prefix: redis.prefix }),
      SessionsModule.forRoot({ authority: Members }),
    ],
    controllers: [ThingsController, OrdersController],
  })
  class ThingsModule {}

  const logOutput = { write: (line: string) => void lines.push(line) }
  app = await testApp(ThingsModule, { ...logged, clock, logOutput })
  store = app.get(SessionStore)
})
afterAll(async () => {
  await app.close()
  await redis.close()
})

async function signIn(role: Session['role'] = 'user') {
  const memberId = uuidv7()
  validFrom.set(memberId, clock.now())
  return { memberId, token: await store.create({ memberId, role }) }
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ method: 'GET', url: path, headers })
  return { status: response.statusCode, body: response.json() }
}

const withToken = (token: string) => ({ 'x-session-token': token })

describe('a route without a decorator', () => {
  test('refuses a visitor', async () => {
    expect(await get('/things/mine')).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })

  test('refuses a token that opens nothing', async () => {
    expect(await get('/things/mine', withToken('A'.repeat(43)))).toMatchObject({ status: 401 })
  })

  test('knows its caller', async () => {
    const { memberId, token } = await signIn()
    expect(await get('/things/mine', withToken(token))).toEqual({
      status: 200,
      body: { memberId, role: 'user' },
    })
  })

  test('refuses a session at once after it was revoked', async () => {
    const { token } = await signIn()
    await store.revoke(token)
    expect(await get('/things/mine', withToken(token))).toMatchObject({ status: 401 })
  })

  test('refuses a session that is older than the member allows, and forgets it', async () => {
    const { memberId, token } = await signIn()
    clock.advance(1)
    validFrom.set(memberId, clock.now())
    expect(await get('/things/mine', withToken(token))).toMatchObject({ status: 401 })
    expect(await store.find(token)).toBeNull()
  })

  test('takes a session that is kept while the others of its member end, also in that very moment', async () => {
    const { memberId, token } = await signIn()
    const id = (await store.find(token))?.id ?? ''
    Members.meanwhile = async () => {
      clock.advance(1)
      await store.confirm(id)
      validFrom.set(memberId, clock.now())
      Members.meanwhile = async () => undefined
    }
    expect(await get('/things/mine', withToken(token))).toMatchObject({ status: 200, body: { memberId } })
    expect(await get('/things/mine', withToken(token))).toMatchObject({ status: 200 })
  })

  test('refuses a session whose member is gone', async () => {
    const { memberId, token } = await signIn()
    validFrom.delete(memberId)
    expect(await get('/things/mine', withToken(token))).toMatchObject({ status: 401 })
  })
})

test.each([
  ['a visitor', 401, 'unauthorized', undefined],
  ['a member', 403, 'forbidden', 'user'],
] as const)(
  'rejection of %s is logged: the route, why, and whose session it was',
  async (_, status, code, role) => {
    const caller = role && (await signIn(role))
    lines.length = 0
    await get('/things/staff', caller && withToken(caller.token))
    const [line = '{}'] = lines.filter((text) => text.includes('"msg":"request"'))
    expect(JSON.parse(line)).toMatchObject({
      route: '/things/staff',
      status,
      code,
      requestId: expect.any(String),
    })
    expect(JSON.parse(line).memberId).toBe(caller?.memberId)
  },
)

test('served request of a member is logged without saying whose', async () => {
  const { memberId, token } = await signIn()
  lines.length = 0
  await get('/things/mine', withToken(token))
  expect(lines.join('')).toContain('"route":"/things/mine","status":200')
  expect(lines.join('')).not.toContain(memberId)
})

test('a public route answers everyone', async () => {
  expect(await get('/things/open', withToken('nonsense'))).toEqual({ status: 200, body: { open: true } })
})

test('a route with an optional session knows a member and takes an ended session for a visitor', async () => {
  const { memberId, token } = await signIn()
  expect(await get('/things/either', withToken(token))).toEqual({ status: 200, body: { memberId } })
  expect(await get('/things/either')).toEqual({ status: 200, body: { memberId: null } })
  expect(await get('/things/either', withToken('A'.repeat(43)))).toEqual({
    status: 200,
    body: { memberId: null },
  })
})

test('a route for staff says 401 to visitors, 403 to members and serves staff', async () => {
  expect(await get('/things/staff')).toMatchObject({ status: 401 })
  expect(await get('/things/staff', withToken((await signIn()).token))).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
  expect(await get('/things/staff', withToken((await signIn('moderator')).token))).toMatchObject({
    status: 200,
  })
  expect(await get('/things/staff', withToken((await signIn('admin')).token))).toMatchObject({ status: 200 })
})

describe('an internal route', () => {
  test('refuses sessions, guesses and what a caller only says of itself', async () => {
    const { token } = await signIn('admin')
    for (const headers of [{}, withToken(token), { 'x-service-credential': 'chat' }]) {
      expect(await get('/things/internal', headers)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
    }
  })

  test('opens to each service that it names, by its own credential, and to no other', async () => {
    const statuses = Object.fromEntries(
      await Promise.all(
        (['gateway', 'releases', 'users', 'connections', 'chat', 'moderation'] as const).map(async (name) => [
          name,
          (await get('/things/internal', calledBy(name))).status,
        ]),
      ),
    )
    expect(statuses).toEqual({
      gateway: 403,
      releases: 403,
      users: 403,
      connections: 403,
      chat: 200,
      moderation: 200,
    })
  })

  test('may name other callers than its controller', async () => {
    expect(await get('/orders', calledBy('users'))).toMatchObject({ status: 200 })
    expect(await get('/orders', calledBy('connections'))).toMatchObject({ status: 403 })
    expect(await get('/orders/one', calledBy('users'))).toMatchObject({ status: 403 })
    expect(await get('/orders/one', calledBy('connections'))).toMatchObject({ status: 200 })
  })
})

describe('a route of staff', () => {
  test('is closed to a session that has something to set up first, which is free once it has', async () => {
    const { memberId } = await signIn('moderator')
    const restriction = 'second-factor-required' as const
    const token = await store.create({ memberId, role: 'moderator', restriction })
    expect(await get('/things/staff', withToken(token))).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    })
    expect((await get('/things/mine', withToken(token))).status).toBe(200)
    const session = await store.find(token)
    await store.restrict(session?.id ?? '', null)
    expect((await get('/things/staff', withToken(token))).status).toBe(200)
  })
})

describe('a route with @StepUp', () => {
  test('opens for ten minutes after a factor was shown', async () => {
    const { memberId, token } = await signIn()
    const refused = { status: 403, body: { code: 'step-up-required' } }
    expect(await get('/things/guarded', withToken(token))).toMatchObject(refused)
    expect((await get('/things/guarded')).status).toBe(401)
    const fresh = await store.create({ memberId, role: 'user', steppedUp: true })
    expect((await get('/things/guarded', withToken(fresh))).status).toBe(200)
    clock.advance(600_000)
    expect(await get('/things/guarded', withToken(fresh))).toMatchObject(refused)
    const session = await store.find(fresh)
    await store.stepUp(session?.id ?? '', null)
    expect((await get('/things/guarded', withToken(fresh))).status).toBe(200)
  })
})
