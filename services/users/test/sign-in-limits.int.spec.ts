import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uniqueEmail } from '@rafiq/testing'
import { UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start({ RATE_LIMIT_SCALE: '1' })
})
afterAll(() => users?.stop())

test('sign-in limit of an account and one address is ten failures, and another address may still sign in', async () => {
  const { email, password } = await users.member()
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => users.signIn(email, 'wrong', '198.51.100.1')),
  )
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
  const blocked = await users.signIn(email, password, '198.51.100.1')
  expect(blocked.status).toBe(429)
  expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
  expect((await users.signIn(email, password, '198.51.100.2')).status).toBe(200)
})

test('a successful sign-in resets the failures before it', async () => {
  const { email, password } = await users.member()
  for (let round = 0; round < 2; round += 1) {
    for (let guess = 0; guess < 9; guess += 1) await users.signIn(email, 'wrong', '198.51.100.3')
    expect((await users.signIn(email, password, '198.51.100.3')).status).toBe(200)
  }
})

test('sign-in limit of an address is a hundred failures over all accounts', async () => {
  const guesses = Array.from({ length: 104 }, () => users.signIn(uniqueEmail(), 'wrong', '198.51.100.4'))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(100)
})

test('second mail within a minute is not sent, without an error', async () => {
  const { email } = await users.member()
  const ask = () => users.call('POST', '/api/auth/forgot-password', { body: { email } })
  expect([(await ask()).status, (await ask()).status]).toEqual([202, 202])
  const jobs = await users.database.query(
    "select from events.job where name = 'users.send-mail' and data->>'purpose' = 'reset-password'",
  )
  expect(jobs).toHaveLength(1)
})
