import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { limits } from '@rafiq/contracts'
import { type ExposureStats, exposureStatsSchema } from '@rafiq/contracts/moderation'
import type { CityKey } from '@rafiq/contracts/questionnaire'
import { EventBus, uuidv7 } from '@rafiq/service-kit'
import { calledBy } from '@rafiq/testing'
import { seedDemo } from '../src/demo/seed-demo.ts'
import { aMember, aProfile } from './a-member.ts'
import { UsersService } from './users-service.ts'

const path = '/internal/stats/exposure'
const day = 86_400_000

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

const ask = (headers: Record<string, string> = {}) => users.app.inject({ url: path, headers })
const read = async (): Promise<ExposureStats> => {
  const answer = await ask(calledBy('moderation'))
  expect(answer.statusCode).toBe(200)
  return exposureStatsSchema.parse(answer.json())
}
const city = async (key: CityKey) => (await read()).cities.find(({ city }) => city === key)

/** Members of a city who are all alike. */
async function people(count: number, location: CityKey): Promise<void> {
  const fresh = Array.from({ length: count }, () => {
    const id = uuidv7()
    return aMember({ id, email: `${id}@rafiq.test`, profile: aProfile({ location, area: null }) })
  })
  await seedDemo(users.app.get(EntityManager).fork(), fresh, users.app.get(EventBus))
}

describe('exposure', () => {
  test('is told to the moderation service only', async () => {
    const { token } = await users.member()
    expect((await ask()).statusCode).toBe(403)
    expect((await ask({ 'x-session-token': token })).statusCode).toBe(403)
    for (const other of ['chat', 'connections'] as const) {
      expect((await ask(calledBy(other))).statusCode).toBe(403)
    }
    expect((await ask(calledBy('moderation'))).statusCode).toBe(200)
  })

  test('follows the looks of the last days, by city, of each viewer once a day', async () => {
    await people(3, 'shaqra')
    expect(await city('shaqra')).toEqual({ city: 'shaqra', members: 3, gini: 0, neverShown: 1 })
    const viewer = await users.member({ location: 'shaqra', area: null })
    for (let look = 0; look < 2; look += 1) {
      await users.call('GET', '/api/user/matches', { token: viewer.token })
    }
    // Three were shown to one viewer, however often that one looked, and the viewer to nobody.
    expect(await city('shaqra')).toEqual({ city: 'shaqra', members: 4, gini: 0.25, neverShown: 0.25 })
    const { days, all } = await read()
    expect(days).toBe(limits.exposure.days)
    expect(all.members).toBeGreaterThanOrEqual(4)
    users.clock.advance((days - 1) * day)
    expect(await city('shaqra')).toEqual({ city: 'shaqra', members: 4, gini: 0.25, neverShown: 0.25 })
    const other = await users.member({ location: 'shaqra', area: null })
    await users.call('GET', '/api/user/matches', { token: other.token })
    // Three were shown to two on two days, the first viewer to one, the other to nobody.
    expect(await city('shaqra')).toEqual({
      city: 'shaqra',
      members: 5,
      gini: expect.closeTo(2 / 7),
      neverShown: 0.2,
    })
    users.clock.advance(days * day)
    expect(await city('shaqra')).toEqual({ city: 'shaqra', members: 5, gini: 0, neverShown: 1 })
  })

  test('leaves out who has no match, and who may not be matched any more', async () => {
    await people(1, 'afif')
    expect(await city('afif')).toBeUndefined()
    const joined = await users.member({ location: 'afif', area: null })
    // That they are counted when somebody joins shows them to nobody.
    expect(await city('afif')).toEqual({ city: 'afif', members: 2, gini: 0, neverShown: 1 })
    await users.call('GET', '/api/user/matches', { token: joined.token })
    expect(await city('afif')).toEqual({ city: 'afif', members: 2, gini: 0.5, neverShown: 0.5 })
    const body = { phoneShareConsent: false, isActive: false }
    await users.call('PATCH', `/api/users/${joined.id}/consent`, { token: joined.token, body })
    // Whoever was shown had a match.
    expect(await city('afif')).toEqual({ city: 'afif', members: 1, gini: 0, neverShown: 0 })
    users.clock.advance(limits.exposure.days * day)
    expect(await city('afif')).toBeUndefined()
  })
})
