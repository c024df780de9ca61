import { expect, test } from '@jest/globals'
import { findTeamOrigin } from './team-apis.ts'

const product = { api: [{ path: '/api/user/profile', service: 'users' }] }
const origin = 'http://rentals:8080'
const apis = ['rentals', 'user', 'releases'].map((prefix) => ({ prefix, origin }))

test("team's API is found by its prefix, word for word", () => {
  expect(findTeamOrigin(apis, product, 'rentals')).toBe(origin)
  for (const prefix of ['Rentals', 'rental', 'rentals/', '']) {
    expect(findTeamOrigin(apis, product, prefix)).toBeUndefined()
  }
})

test.each(['user', 'releases'])(
  "team's API never takes prefix %s, which is somebody's, whatever the registry says",
  (prefix) => {
    expect(findTeamOrigin(apis, product, prefix)).toBeUndefined()
  },
)

test("team's API is nowhere while nobody knows what is live", () => {
  expect(findTeamOrigin(undefined, product, 'rentals')).toBeUndefined()
})
