import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Habits, habitsSchema } from '@rafiq/contracts/habits'
import { matchesSchema } from '@rafiq/contracts/matching'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import { calledBy } from '@rafiq/testing'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

const path = '/api/user/habits'
const card = (habits: Partial<Habits> = {}): Habits => ({ dealBreakers: [], ...habits })
const put = ({ token }: Member, body: unknown) => users.call('PUT', path, { token, body })
const answer = async (member: Member, habits: Partial<Habits>) =>
  expect((await put(member, card(habits))).status).toBe(200)
const own = async ({ token }: Member) => habitsSchema.parse((await users.call('GET', path, { token })).json)
const seen = async (viewer: Member, { id }: Member) =>
  matchesSchema
    .parse((await users.call('GET', '/api/user/matches', { token: viewer.token })).json)
    .find((match) => match.id === id)
const matched = async (one: Member, two: Member): Promise<boolean> => {
  const url = `/internal/pairs/${one.id}/${two.id}`
  return (await users.app.inject({ url, headers: calledBy('connections') })).json().matched
}
/** In both directions, in the lists and between the services. */
const meet = async (one: Member, two: Member) => [
  (await seen(one, two)) !== undefined,
  (await seen(two, one)) !== undefined,
  await matched(one, two),
  await matched(two, one),
]
const all = [true, true, true, true]
const none = [false, false, false, false]

/** In a town of their own, so that nobody of another test takes a place in their lists. */
const towns = ['abha', 'arar', 'hail', 'najran', 'tabuk', 'taif', 'yanbu', 'jubail', 'rass', 'baha'] as const
let town = 0
async function aPair(lifestyle?: Parameters<typeof users.member>[0]): Promise<[Member, Member]> {
  const location = towns[town++ % towns.length] ?? 'abha'
  const home = { location, area: null }
  return [await users.member(home), await users.member({ ...home, name: 'ريم', ...lifestyle })]
}

describe('the card of habits', () => {
  test('is empty at first, and then as it was answered last', async () => {
    const me = await users.member()
    expect(await own(me)).toEqual(card())
    const first = card({ rhythm: 'early-bird', guests: 'rarely', dealBreakers: ['smoking'] })
    const answered = await put(me, first)
    expect([answered.status, answered.json]).toEqual([200, first])
    expect(await own(me)).toEqual(first)
    await answer(me, { cooking: 'daily' })
    expect(await own(me)).toEqual(card({ cooking: 'daily' }))
  })

  test('saved beside the deletion of its account is gone with it, and the other of a pair keeps its own', async () => {
    const [me, other] = await aPair()
    await answer(other, { smoking: 'smoker' })
    const [saved, deleted] = await Promise.all([
      put(me, card({ cooking: 'daily' })),
      users.call('DELETE', '/api/user/delete', { token: me.token }),
    ])
    expect([200, 401, 404]).toContain(saved.status)
    expect(deleted.status).toBe(204)
    expect((await put(me, card({ cooking: 'daily' }))).status).toBe(401)
    expect(await users.database.query('select from users.members where id = $1', [me.id])).toEqual([])
    expect(
      await users.database.query('select from users.match_candidates where member_id = $1', [me.id]),
    ).toEqual([])
    expect(await own(other)).toEqual(card({ smoking: 'smoker' }))
  })

  test('leaves nothing behind where every answer is taken back', async () => {
    const me = await users.member()
    await answer(me, { prayer: 'private' })
    await answer(me, {})
    const [row] = await users.database.query('select habits from users.members where id = $1', [me.id])
    expect(row?.habits).toBeNull()
    expect(await own(me)).toEqual(card())
  })

  test.each<[string, unknown]>([
    ['an unknown answer', card({ smoking: 'sometimes' as 'smoker' })],
    ['an unknown habit', { ...card(), religion: 'any' }],
    ['an answer that is null', { ...card(), prayer: null }],
    ['no deal-breakers', { rhythm: 'early-bird' }],
    ['an unknown deal-breaker', { dealBreakers: ['cooking'] }],
    ['a deal-breaker twice', { dealBreakers: ['pets', 'pets'] }],
    ['a list', []],
    ['somebody else’s id', { ...card(), memberId: 'x' }],
  ])('is refused with %s, and stays as it was', async (_what, body) => {
    const me = await users.member()
    await answer(me, { atmosphere: 'quiet' })
    expect((await put(me, body)).status).toBe(400)
    expect(await own(me)).toEqual(card({ atmosphere: 'quiet' }))
  })

  test('needs a session, and a questionnaire', async () => {
    for (const call of [{}, { token: 'dead' }]) {
      expect((await users.call('GET', path, call)).status).toBe(401)
      expect((await users.call('PUT', path, { ...call, body: card() })).status).toBe(401)
    }
    const staff = await users.member()
    await users.database.query(
      `update users.members set role = 'moderator', name = null, gender = null, age = null, phone = null, nationality = null,
         has_apartment = null, budget = null, location = null, area = null, lifestyle = null, room_sharing = null,
         bathroom_sharing = null, bio = null where id = $1`,
      [staff.id],
    )
    await users.database.query('delete from users.match_candidates where member_id = $1', [staff.id])
    expect(await own(staff)).toEqual(card())
    expect((await put(staff, card({ guests: 'often' }))).status).toBe(403)
  })

  test('from two tabs at once is one of the two, whole', async () => {
    const me = await users.member()
    const cards = [
      card({ guests: 'often', cooking: 'daily' }),
      card({ prayer: 'private', dealBreakers: ['pets'] }),
    ]
    const answers = await Promise.all([...cards, ...cards].map((one) => put(me, one)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(cards).toContainEqual(await own(me))
  })

  test('is in the export with its deal-breakers, and goes with the account', async () => {
    const me = await users.member()
    const exported = async () =>
      memberExportSchema.parse((await users.call('GET', '/api/user/export', { token: me.token })).json).habits
    expect(await exported()).toBeNull()
    await answer(me, { smoking: 'non-smoker', dealBreakers: ['smoking'] })
    expect(await exported()).toEqual(card({ smoking: 'non-smoker', dealBreakers: ['smoking'] }))
    expect((await users.call('DELETE', '/api/user/delete', { token: me.token })).status).toBe(204)
    expect((await users.call('GET', path, { token: me.token })).status).toBe(401)
    expect((await put(me, card())).status).toBe(401)
  })
})

describe('a match shows', () => {
  test('what both answered, side by side, and neither a further answer nor a deal-breaker', async () => {
    const [me, other] = await aPair()
    expect((await seen(me, other))?.habits).toBeNull()
    await answer(other, { rhythm: 'night-owl', prayer: 'day-by-prayer', dealBreakers: ['pets'] })
    expect((await seen(me, other))?.habits).toBeNull()
    await answer(me, { rhythm: 'early-bird', guests: 'often' })
    expect((await seen(me, other))?.habits).toEqual({
      yours: { rhythm: 'early-bird' },
      theirs: { rhythm: 'night-owl' },
    })
    expect((await seen(other, me))?.habits).toEqual({
      yours: { rhythm: 'night-owl' },
      theirs: { rhythm: 'early-bird' },
    })
  })

  test('the prayer only to whoever answered it too, and no longer once it is taken back', async () => {
    const [me, other] = await aPair()
    await answer(other, { prayer: 'private', guests: 'often' })
    await answer(me, { guests: 'often' })
    expect((await seen(me, other))?.habits?.theirs).toEqual({ guests: 'often' })
    await answer(me, { guests: 'often', prayer: 'day-by-prayer' })
    expect((await seen(me, other))?.habits?.theirs).toEqual({ guests: 'often', prayer: 'private' })
    await answer(other, { guests: 'often' })
    expect((await seen(me, other))?.habits?.theirs).toEqual({ guests: 'often' })
  })

  test('no habits before the address is verified', async () => {
    const [, other] = await aPair()
    await answer(other, { guests: 'often' })
    const [row] = await users.database.query('select location from users.members where id = $1', [other.id])
    const fresh = await users.member({ location: row?.location as 'abha', area: null })
    await answer(fresh, { guests: 'often' })
    expect((await seen(fresh, other))?.habits).toEqual({
      yours: { guests: 'often' },
      theirs: { guests: 'often' },
    })
    await users.database.query('update users.members set email_verified_at = null where id = $1', [fresh.id])
    expect((await seen(fresh, other))?.habits).toBeNull()
  })
})

describe('a deal-breaker', () => {
  test('hides two who do not fit from each other at once, whoever of the two has it', async () => {
    const [me, other] = await aPair()
    await answer(other, { smoking: 'smoker' })
    expect(await meet(me, other)).toEqual(all)
    await answer(me, { dealBreakers: ['smoking'] })
    expect(await meet(me, other)).toEqual(none)
    await answer(other, { smoking: 'non-smoker' })
    expect(await meet(me, other)).toEqual(all)
    await answer(me, { smoking: 'smoker' })
    expect(await meet(me, other)).toEqual(all)
    await answer(other, { smoking: 'non-smoker', dealBreakers: ['smoking'] })
    expect(await meet(me, other)).toEqual(none)
  })

  test('against pets hides owners of a pet by the questionnaire, also when that is answered later', async () => {
    const [me, other] = await aPair()
    await answer(me, { dealBreakers: ['pets'] })
    await answer(other, { pets: 'pet-friendly' })
    expect(await meet(me, other)).toEqual(all)
    const edit = (lifestyle: string[]) =>
      users.call('PATCH', '/api/user/profile', { token: other.token, body: { lifestyle } })
    expect((await edit(['working', 'tv-movies', 'pet-owner'])).status).toBe(200)
    expect(await meet(me, other)).toEqual(none)
    await edit(['working', 'tv-movies'])
    expect(await meet(me, other)).toEqual(all)
  })

  test('hides nobody who did not answer', async () => {
    const [me, other] = await aPair()
    await answer(me, { dealBreakers: ['smoking', 'pets'] })
    expect(await meet(me, other)).toEqual(all)
  })

  test('takes a saved match off the list, and back on when it is gone', async () => {
    const [me, other] = await aPair()
    const marks = `/api/user/match-marks/${other.id}`
    await users.call('PUT', marks, { token: me.token, body: { mark: 'saved' } })
    await answer(me, { smoking: 'smoker' })
    await answer(other, { dealBreakers: ['smoking'] })
    expect(await meet(me, other)).toEqual(none)
    await answer(me, {})
    expect((await seen(me, other))?.saved).toBe(true)
  })

  test('given by both at the same moment hides both', async () => {
    const [me, other] = await aPair()
    const both = { smoking: 'smoker', dealBreakers: ['smoking'] } as const
    await Promise.all([
      answer(me, { ...both, dealBreakers: ['smoking'] }),
      answer(other, { smoking: 'smoker' }),
    ])
    expect(await meet(me, other)).toEqual(none)
  })
})
