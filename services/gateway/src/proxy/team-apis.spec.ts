import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { productConfigSchema } from '@rafiq/platform-contracts'
import { teamApisSetting, teamRoutes, teamUpstreams } from './team-apis.ts'

const file = join(import.meta.dirname, '../../../../libs/product/configuration/product.json')
const product = productConfigSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
const apis = { rentals: 'http://rentals:8080' }

test("team's API is everything below its prefix, at the address of its service", () => {
  expect(teamRoutes(apis, product)).toEqual([
    { path: '/api/rentals', service: 'team/rentals' },
    { path: '/api/rentals/*', service: 'team/rentals' },
  ])
  expect(teamUpstreams(apis)).toEqual({ 'team/rentals': 'http://rentals:8080' })
})

test.each(['users', 'releases'])("team's API may not be called %s, which is somebody's", (prefix) => {
  expect(() => teamRoutes({ [prefix]: 'http://rentals:8080' }, product)).toThrow(
    `/api/${prefix} belongs to the `,
  )
})

test.each(['{', '{"rentals":"rentals:8080"}', '{"internal/live":"http://rentals"}', '[]'])(
  'setting of team APIs is not %s',
  (text) => {
    expect(teamApisSetting.safeParse(text).success).toBe(false)
  },
)
