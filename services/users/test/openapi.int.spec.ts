import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

test('the OpenAPI document names every call', async () => {
  const { status, json } = await users.call('GET', '/api/docs-json')
  expect(status).toBe(200)
  expect(Object.keys(json.paths)).toEqual(
    expect.arrayContaining([
      '/api/users/with-matching',
      '/api/users/registration-challenge',
      '/api/auth/login',
      '/api/user/profile',
      '/api/users/{id}/consent',
      '/api/users/{id}/photo',
      '/api/user/matches',
      '/api/user/ledger',
      '/api/user/blocks',
      '/api/user/blocks/{memberId}',
      '/api/user/habits',
      '/api/user/away-notices',
      '/api/user/push-subscription',
      '/api/user/push-subscription/renewal',
      '/api/away-notices/unsubscribe',
    ]),
  )
})
