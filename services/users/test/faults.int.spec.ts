import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import {
  aRegistration,
  createTestDatabase,
  type SwitchableProxy,
  switchableProxy,
  type TestDatabase,
  waitUntil,
} from '@rafiq/testing'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService
let member: Member
let database: TestDatabase
let redis: SwitchableProxy
let postgres: SwitchableProxy

beforeAll(async () => {
  database = await createTestDatabase()
  redis = await switchableProxy(process.env.TEST_REDIS_URL ?? '')
  postgres = await switchableProxy(database.urlFor('users'))
  const settings = { REDIS_URL: redis.url, DATABASE_URL: postgres.url, RATE_LIMIT_SCALE: '1' }
  users = await UsersService.start(settings, database)
  member = await users.member()
})
afterAll(async () => {
  await users?.stop()
  await redis?.unplug()
  await postgres?.unplug()
})

const signIn = () => users.signIn(member.email, member.password)
const readProfile = () => users.call('GET', '/api/user/profile', { token: member.token })
const unavailable = { status: 503, json: { code: 'unavailable' } }

describe.each([
  ['Redis', () => redis],
  ['PostgreSQL', () => postgres],
] as const)('while %s is unavailable', (_name, proxy) => {
  afterEach(async () => {
    await waitUntil('sign-in works again', async () => (await signIn()).status === 200)
  })

  test('answers 503 with Retry-After, never 401, and recovers by itself', async () => {
    await proxy().unplug()
    try {
      for (const answer of [
        await signIn(),
        await readProfile(),
        await users.register(aRegistration().build()),
      ]) {
        expect(answer).toMatchObject(unavailable)
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
    } finally {
      await proxy().plugIn()
    }
    await waitUntil('the profile is back', async () => (await readProfile()).status === 200)
  })
})

test('sign-ins that could not be judged are no failed attempts', async () => {
  await postgres.unplug()
  try {
    const refused = await Promise.all(Array.from({ length: 9 }, signIn))
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 503))
    for (let number = 0; number < 3; number += 1) expect(await signIn()).toMatchObject(unavailable)
  } finally {
    await postgres.plugIn()
  }
  await waitUntil('sign-in works again', async () => (await signIn()).status === 200)
})

test('a mail that could not be sent is sent once the mail server is back', async () => {
  await users.mail.stop()
  const registration = aRegistration().build()
  expect((await users.register(registration)).status).toBe(201)
  await waitUntil('a first attempt has failed', async () => {
    const failed = await users.database.query(
      "select from events.job where name = 'users.send-mail' and (state = 'retry' or retry_count > 0)",
    )
    return failed.length > 0
  })
  await users.mail.start()
  expect(await users.mailedToken(registration.email)).toMatch(/^[\w-]{43}$/)
})
