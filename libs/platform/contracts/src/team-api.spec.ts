import { expect, test } from '@jest/globals'
import { isTakenPrefix, teamApiSchema } from './team-api.ts'

const origin = 'http://rentals.teams:8080'

test.each([origin, 'https://rentals.example', 'http://[fd00::1]:8080'])(
  "team's API may be answered at %s",
  (origin) => {
    expect(teamApiSchema.parse({ prefix: 'rentals', origin })).toEqual({ prefix: 'rentals', origin })
  },
)

test.each([
  'rentals.teams:8080',
  'ftp://rentals.teams',
  'file:///etc/passwd',
  'http://rentals.teams/internal',
  'http://rentals.teams/',
  'http://rentals.teams?a=1',
  'http://user:password@rentals.teams',
  'http://RENTALS.teams',
  'http://0x7f.1',
  'javascript:alert(1)',
  '',
  null,
])("team's API is not answered at %j", (origin) => {
  expect(teamApiSchema.safeParse({ prefix: 'rentals', origin }).success).toBe(false)
})

test.each(['Rentals', 'rentals/offers', '..', '*', ':id', '%72entals', '__proto__', ''])(
  "team's API has no prefix %j",
  (prefix) => {
    expect(teamApiSchema.safeParse({ prefix, origin }).success).toBe(false)
  },
)

const product = { api: [{ path: '/api/user/profile', service: 'users' }] }

test.each(['user', 'releases', 'composition', 'browser-reports', 'internal'])(
  'prefix %s is taken by the product or the platform',
  (prefix) => {
    expect(isTakenPrefix(prefix, product)).toBe(true)
  },
)

test.each(['rentals', 'users', 'profile'])('prefix %s is free', (prefix) => {
  expect(isTakenPrefix(prefix, product)).toBe(false)
})
