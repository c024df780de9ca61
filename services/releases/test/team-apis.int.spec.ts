import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { releaseHistorySchema } from '@rafiq/platform-contracts'
import { testProduct } from '@rafiq/testing'
import { TeamApis } from '../src/team-apis/team-apis.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let team: Team

beforeAll(async () => {
  registry = await RunningRegistry.start()
})
afterAll(() => registry?.stop())
beforeEach(async () => {
  await registry.empty()
  team = await registry.team('rentals')
})

const origin = 'http://rentals.teams:8080'
/** As a process of its own has them. */
const apis = () => new TeamApis(registry.app.get(EntityManager).fork(), registry.clock)
const declare = (prefix: string, at = origin) => apis().declare({ prefix, origin: at }, testProduct)
const live = () => registry.live()
const entries = async () =>
  releaseHistorySchema
    .parse((await registry.get(team, 'rentals/history')).json())
    .entries.filter(({ action }) => action.endsWith('-api'))
    .map(({ action, actor, detail }) => [action, actor, detail])

test("team's API is told to gateways from the moment on at which it is declared, until it is withdrawn", async () => {
  const before = await live()
  expect(before.apis).toEqual([])
  await declare('rentals')
  const declared = await live()
  expect(declared.apis).toEqual([{ prefix: 'rentals', origin }])
  expect(declared.revision).not.toBe(before.revision)
  await apis().withdraw('rentals')
  const withdrawn = await live()
  expect(withdrawn.apis).toEqual([])
  expect(withdrawn.revision).not.toBe(declared.revision)
})

test("team's API moves to another origin, and each step stands in the trail", async () => {
  await declare('rentals')
  await declare('rentals', 'http://rentals.teams:9090')
  await apis().withdraw('rentals')
  expect(await entries()).toEqual([
    ['withdraw-api', 'operator', 'http://rentals.teams:9090'],
    ['declare-api', 'operator', `http://rentals.teams:9090 in place of ${origin}`],
    ['declare-api', 'operator', origin],
  ])
})

test("team's API that is declared a second time changes nothing", async () => {
  await declare('rentals')
  const { revision } = await live()
  await declare('rentals')
  expect([(await live()).revision, (await entries()).length]).toEqual([revision, 1])
})

test("team's API that nobody declared is not withdrawn", async () => {
  const { revision } = await live()
  expect(await apis().withdraw('rentals')).toBe(false)
  expect([(await live()).revision, await entries()]).toEqual([revision, []])
})

test.each(['user', 'releases', 'composition', 'browser-reports', 'internal'])(
  "team's API is not declared as %s, which is somebody's",
  async (prefix) => {
    await expect(declare(prefix)).rejects.toThrow(`/api/${prefix} belongs to the product or the platform`)
    expect((await live()).apis).toEqual([])
  },
)

test("team's API that two operators declare at once is one of theirs, and the trail says which was last", async () => {
  const origins = ['http://one.teams', 'http://two.teams']
  await Promise.all(origins.map((at) => declare('rentals', at)))
  const [[, , last = ''] = []] = await entries()
  expect((await live()).apis).toEqual([{ prefix: 'rentals', origin: last?.split(' ')[0] }])
})

describe('a publish token', () => {
  test.each(['api', 'apis', 'rentals/api', 'rentals/apis'])('declares no API at %s', async (path) => {
    for (const method of ['POST', 'PUT'] as const) {
      const { statusCode } = await registry.app.inject({
        method,
        url: `/api/releases/${path}`,
        headers: { authorization: `Bearer ${team.token}` },
        payload: { prefix: 'rentals', origin },
      })
      expect(statusCode).toBe(404)
    }
    expect((await live()).apis).toEqual([])
  })
})
