import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { limits } from '@rafiq/contracts'
import { type MatchCard, matchesSchema } from '@rafiq/contracts/matching'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import type { CityKey } from '@rafiq/contracts/questionnaire'
import { EventBus, uuidv7 } from '@rafiq/service-kit'
import { aRegistration, askAgain, calledBy } from '@rafiq/testing'
import sharp from 'sharp'
import { seedDemo } from '../src/demo/seed-demo.ts'
import type { Profile } from '../src/members/member.entity.ts'
import { aMember, aProfile } from './a-member.ts'
import { type Member, UsersService } from './users-service.ts'

const hour = 3_600_000
const { max } = limits.shownPeople

let users: UsersService

beforeAll(async () => {
  // A rule of the product is no rate limit: a load test may not lift it.
  users = await UsersService.start({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => users?.stop())

/** Verified, active people, all alike but for what is given. */
async function people(count: number, profile: Partial<Profile>): Promise<string[]> {
  const fresh = Array.from({ length: count }, () => {
    const id = uuidv7()
    return aMember({ id, email: `${id}@rafiq.test`, profile: aProfile({ area: null, ...profile }) })
  })
  await seedDemo(users.app.get(EntityManager).fork(), fresh, users.app.get(EventBus))
  return fresh.map(({ id }) => id)
}

/** More people of a city than an account is shown, of each budget, with and without an apartment. */
async function crowd(location: CityKey): Promise<void> {
  for (const budget of ['under-15000', '15000-25000', 'over-25000'] as const) {
    for (const hasApartment of ['have-apartment', 'need-apartment'] as const) {
      await people(40, { location, budget, hasApartment })
    }
  }
}

const viewerIn = (location: CityKey) => users.member({ location, area: null })
/** Many looks at once wait for one another, on a busy machine for longer than the service waits. */
const call = (...asked: Parameters<UsersService['call']>) => askAgain(() => users.call(...asked))
const list = async ({ token }: Pick<Member, 'token'>): Promise<MatchCard[]> => {
  const { status, json } = await call('GET', '/api/user/matches', { token })
  expect(status).toBe(200)
  return matchesSchema.parse(json)
}
const edit = async ({ token }: Pick<Member, 'token'>, body: object): Promise<MatchCard[]> => {
  const { status, json } = await call('PATCH', '/api/user/profile', { token, body })
  expect(status).toBe(200)
  return matchesSchema.parse(json.matches)
}
const ids = (cards: readonly MatchCard[]) => cards.map(({ id }) => id)

/** Answers that between them lead to far more than 150 people of a crowd. */
const answers = (['under-15000', '15000-25000', 'over-25000'] as const).flatMap((budget) =>
  (['have-apartment', 'need-apartment'] as const).map((hasApartment) => ({ budget, hasApartment })),
)

/** Shows whatever every answer leads to, time after time. */
async function harvest(viewer: Member): Promise<Set<string>> {
  const seen = new Set<string>()
  for (const body of answers) for (const id of ids(await edit(viewer, body))) seen.add(id)
  return seen
}

const internal = calledBy('connections')
const introduced = async (viewer: Member, otherId: string): Promise<boolean> => {
  const url = `/internal/pairs/${viewer.id}/${otherId}/introductions`
  const answer = await users.app.inject({ method: 'POST', url, headers: internal })
  expect(answer.statusCode).toBe(200)
  return answer.json().matched
}
const contact = (from: Member, toId: string, status = 'contacted') =>
  users.app.inject({
    method: 'PUT',
    url: `/internal/connections/${from.id}/${toId}`,
    headers: internal,
    payload: { status, version: 1 },
  })
const recorded = (viewerId: string) =>
  users.database.query('select person_id from users.shown_people where viewer_id = $1', [viewerId])

describe('daily limit of shown people', () => {
  test('are 150 at most, whatever answers it changes, and rate limits scaled up do not lift it', async () => {
    await crowd('dammam')
    const viewer = await viewerIn('dammam')
    expect((await harvest(viewer)).size).toBe(max)
    expect((await harvest(viewer)).size).toBeLessThanOrEqual(max)
  })

  test('are 150 at most in parallel requests', async () => {
    await crowd('khobar')
    const viewer = await viewerIn('khobar')
    const seen = new Set<string>()
    const looks = await Promise.all(answers.flatMap((body) => [edit(viewer, body), list(viewer)]))
    for (const id of looks.flatMap(ids)) seen.add(id)
    expect(seen.size).toBeLessThanOrEqual(max)
    expect(await recorded(viewer.id)).toHaveLength(seen.size)
  })

  test('are then fifty of those already shown, who fit best, as they are now, and only who is still eligible', async () => {
    await crowd('jubail')
    const viewer = await viewerIn('jubail')
    const seen = await harvest(viewer)
    const cards = await edit(viewer, { budget: '15000-25000', hasApartment: 'need-apartment' })
    expect(cards).toHaveLength(limits.matches.max)
    expect(cards.every(({ id }) => seen.has(id))).toBe(true)
    const percentages = cards.map(({ matchPercentage }) => matchPercentage)
    expect(percentages).toEqual(percentages.toSorted((a, b) => b - a))
    const [renamed, paused] = ids(cards)
    await users.database.query("update users.members set name = 'جديدة' where id = $1", [renamed])
    await users.database.query('delete from users.match_candidates where member_id = $1', [paused])
    const later = await list(viewer)
    expect(later.find(({ id }) => id === renamed)?.name).toBe('جديدة')
    expect(ids(later)).not.toContain(paused)
    expect(later.every(({ id }) => seen.has(id))).toBe(true)
  })

  test('make room a day after they were last seen, not before', async () => {
    await crowd('qatif')
    const viewer = await viewerIn('qatif')
    const seen = await harvest(viewer)
    users.clock.advance(23 * hour)
    for (const id of await harvest(viewer)) expect(seen).toContain(id)
    users.clock.advance(25 * hour + 1)
    const next = await harvest(viewer)
    expect(next.size).toBe(max)
    expect(await recorded(viewer.id)).toHaveLength(max)
  })

  test('are the same by blocks that are made and lifted, pauses and consents', async () => {
    await crowd('abha')
    const viewer = await viewerIn('abha')
    const { token } = viewer
    const seen = new Set<string>()
    for (let round = 0; round < 5; round += 1) {
      const shown = ids(await list(viewer))
      for (const id of shown) seen.add(id)
      await users.database.query(
        `insert into users.blocks (blocker_id, blocked_id, blocked_at, version)
         select $1, id, now(), 1 from unnest($2::uuid[]) as id`,
        [viewer.id, shown],
      )
    }
    expect(seen.size).toBe(max)
    expect(await list(viewer)).toEqual([])
    for (const isActive of [false, true]) {
      const body = { phoneShareConsent: isActive, isActive }
      await users.call('PATCH', `/api/users/${viewer.id}/consent`, { token, body })
    }
    const [lifted] = seen
    await users.call('DELETE', `/api/user/blocks/${lifted}`, { token })
    expect(ids(await list(viewer))).toEqual([lifted])
  })

  test('count from the answer to the registration on', async () => {
    const location = 'hail'
    const shown = await people(3, { location })
    const { json } = await users.register(aRegistration({ location, area: null }).build())
    expect(ids(json.matches).toSorted()).toEqual(shown.toSorted())
    expect(await recorded(json.user.id)).toHaveLength(3)
  })
})

describe('an account at the daily limit of shown people', () => {
  let viewer: Member
  let seen: Set<string>
  let outsider: Member

  beforeAll(async () => {
    await crowd('tabuk')
    viewer = await viewerIn('tabuk')
    seen = await harvest(viewer)
    await edit(viewer, { budget: '15000-25000', hasApartment: 'need-apartment' })
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#777' } })
      .png()
      .toBuffer()
    outsider = await users.member({
      location: 'tabuk',
      area: null,
      hasApartment: 'have-apartment',
      profilePhoto: {
        filename: 'home.png',
        type: 'image/png',
        size: photo.length,
        data: `data:image/png;base64,${photo.toString('base64')}`,
      },
    })
  })

  test('contacts nobody else, and those whom it was shown', async () => {
    const [known] = ids(await list(viewer))
    expect(await introduced(viewer, known ?? '')).toBe(true)
    expect(await introduced(viewer, outsider.id)).toBe(false)
    expect(await introduced(outsider, viewer.id)).toBe(true)
  })

  test('sees nobody else’s photo, and blocks nobody else', async () => {
    const { token } = viewer
    expect((await users.call('GET', `/api/users/${outsider.id}/photo`, { token })).status).toBe(404)
    expect((await users.call('PUT', `/api/user/blocks/${outsider.id}`, { token })).status).toBe(404)
    expect((await users.call('GET', '/api/user/blocks', { token })).json).toEqual([])
  })

  test('reports nobody else', async () => {
    const known = async (id: string) => {
      const url = `/internal/members/${id}/reportable?reporterId=${viewer.id}`
      return (await users.app.inject({ url, headers: calledBy('moderation') })).json().known
    }
    const [shown] = ids(await list(viewer))
    expect(await known(shown ?? '')).toBe(true)
    expect(await known(outsider.id)).toBe(false)
  })

  test('answers whoever contacts it', async () => {
    expect(seen.has(outsider.id)).toBe(false)
    await contact(outsider, viewer.id)
    expect(await introduced(viewer, outsider.id)).toBe(true)
    const { token } = viewer
    expect((await users.call('GET', `/api/users/${outsider.id}/photo`, { token })).status).toBe(200)
    expect(ids(await list(viewer))).not.toContain(outsider.id)
  })
})

describe('the record of people shown', () => {
  test('is told as a number in the export, and names nobody', async () => {
    await people(4, { location: 'najran' })
    const viewer = await viewerIn('najran')
    await list(viewer)
    const { json } = await users.call('GET', '/api/user/export', { token: viewer.token })
    expect(memberExportSchema.parse(json).matching).toEqual({ peopleShown: 4, views: [], cityChanges: [] })
  })

  test('goes with either account', async () => {
    const [one, other] = [await viewerIn('arar'), await viewerIn('arar')]
    await Promise.all([list(one), list(other)])
    expect([await recorded(one.id), await recorded(other.id)].map(({ length }) => length)).toEqual([1, 1])
    await users.call('DELETE', '/api/user/delete', { token: one.token })
    expect(await recorded(one.id)).toEqual([])
    expect(await recorded(other.id)).toEqual([])
  })

  test('is cleared for accounts that do not come back', async () => {
    await people(2, { location: 'sakaka' })
    const viewer = await viewerIn('sakaka')
    await list(viewer)
    await users.runHourly()
    expect(await recorded(viewer.id)).toHaveLength(2)
    users.clock.advance(25 * hour + 1)
    await users.runHourly()
    expect(await recorded(viewer.id)).toEqual([])
  })
})
