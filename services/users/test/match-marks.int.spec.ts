import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { markedMatchesSchema, matchesSchema } from '@rafiq/contracts/matching'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import { uuidv7 } from '@rafiq/service-kit'
import { calledBy } from '@rafiq/testing'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

type Caller = { token?: string }
const path = '/api/user/match-marks'
const as = ({ token }: Caller) => (token === undefined ? {} : { token })
const put = (caller: Caller, id: string, mark: unknown = 'not-for-me') =>
  users.call('PUT', `${path}/${id}`, { ...as(caller), body: { mark } })
const takeBack = (caller: Caller, id: string) => users.call('DELETE', `${path}/${id}`, as(caller))
const list = async ({ token }: Member) =>
  markedMatchesSchema.parse((await users.call('GET', path, { token })).json)
const card = async ({ token }: Member, { id }: Member) =>
  matchesSchema
    .parse((await users.call('GET', '/api/user/matches', { token })).json)
    .find((match) => match.id === id)
const sees = async (viewer: Member, other: Member) => (await card(viewer, other)) !== undefined
const matched = async (one: Member, two: Member) =>
  (
    await users.app.inject({
      url: `/internal/pairs/${one.id}/${two.id}`,
      headers: calledBy('connections'),
    })
  ).json().matched

const aPair = async (): Promise<[Member, Member]> => [
  await users.member(),
  await users.member({ name: 'ريم' }),
]

describe('a match that is put aside', () => {
  test('is hidden at once, as the member is from them, and only who did it is told', async () => {
    const [me, other] = await aPair()
    expect([await sees(me, other), await sees(other, me)]).toEqual([true, true])
    const answer = await put(me, other.id)
    expect([answer.status, answer.bytes.length]).toEqual([204, 0])
    expect([await sees(me, other), await sees(other, me)]).toEqual([false, false])
    expect([await matched(me, other), await matched(other, me)]).toEqual([false, false])
    expect(await list(me)).toEqual([
      { id: other.id, name: 'ريم', mark: 'not-for-me', markedAt: expect.any(String) },
    ])
    expect(await list(other)).toEqual([])
  })

  test('and taken back is there again for both, also when it is repeated', async () => {
    const [me, other] = await aPair()
    await put(me, other.id)
    for (const _ of [1, 2]) expect((await takeBack(me, other.id)).status).toBe(204)
    expect([await sees(me, other), await sees(other, me)]).toEqual([true, true])
    expect(await list(me)).toEqual([])
  })

  test('by both stays hidden until both have taken it back, and neither learns of the other', async () => {
    const [me, other] = await aPair()
    await put(me, other.id)
    expect((await put(other, me.id)).status).toBe(204)
    await takeBack(me, other.id)
    expect([await sees(me, other), await sees(other, me)]).toEqual([false, false])
    expect((await takeBack(me, other.id)).status).toBe(204)
    await takeBack(other, me.id)
    expect(await sees(me, other)).toBe(true)
  })

  test('by both at the same moment is put aside by both', async () => {
    const [me, other] = await aPair()
    const answers = await Promise.all([put(me, other.id), put(other, me.id)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect([(await list(me)).length, (await list(other)).length]).toEqual([1, 1])
  })

  test('can still be blocked', async () => {
    const [me, other] = await aPair()
    await put(other, me.id)
    expect((await users.call('PUT', `/api/user/blocks/${other.id}`, { token: me.token })).status).toBe(204)
  })
})

describe('a saved match', () => {
  test('is marked on its card for who saved it, and for nobody else', async () => {
    const [me, other] = await aPair()
    expect((await card(me, other))?.saved).toBe(false)
    expect((await put(me, other.id, 'saved')).status).toBe(204)
    expect((await card(me, other))?.saved).toBe(true)
    expect((await card(other, me))?.saved).toBe(false)
    await takeBack(me, other.id)
    expect((await card(me, other))?.saved).toBe(false)
  })

  test('is put aside in place of that, and keeps its time when it is saved twice', async () => {
    const [me, other] = await aPair()
    await put(me, other.id, 'saved')
    const [first] = await list(me)
    users.clock.advance(1_000)
    await put(me, other.id, 'saved')
    expect(await list(me)).toEqual([first])
    await put(me, other.id)
    expect((await list(me)).map(({ mark }) => mark)).toEqual(['not-for-me'])
  })

  test('and put aside from two tabs at once is one of the two', async () => {
    const [me, other] = await aPair()
    const acts = Array.from({ length: 6 }, (_, index) =>
      put(me, other.id, index % 2 ? 'saved' : 'not-for-me'),
    )
    for (const { status } of await Promise.all(acts)) expect(status).toBe(204)
    expect(await list(me)).toHaveLength(1)
  })

  test.each([
    ['who was marked blocks', (me: Member, other: Member) => [other, me.id] as const],
    ['who marked blocks', (me: Member, other: Member) => [me, other.id] as const],
  ])('is without a name, in the export too, as long as %s', async (_, sides) => {
    const [me, other] = await aPair()
    await put(me, other.id, 'saved')
    const [blocker, blockedId] = sides(me, other)
    const call = (method: 'PUT' | 'DELETE') =>
      users.call(method, `/api/user/blocks/${blockedId}`, { ...as(blocker) })
    expect((await call('PUT')).status).toBe(204)
    expect(await list(me)).toMatchObject([{ id: other.id, name: null, mark: 'saved' }])
    const { matchMarks } = (await users.call('GET', '/api/user/export', { token: me.token })).json
    expect(matchMarks).toMatchObject([{ id: other.id, name: null }])
    await call('DELETE')
    expect(await list(me)).toMatchObject([{ id: other.id, name: 'ريم' }])
  })

  test('is without a name while who was marked shows their profile to nobody', async () => {
    const [me, other] = await aPair()
    await put(me, other.id, 'saved')
    const show = (isActive: boolean) =>
      users.call('PATCH', `/api/users/${other.id}/consent`, {
        ...as(other),
        body: { phoneShareConsent: isActive, isActive },
      })
    await show(false)
    expect(await list(me)).toMatchObject([{ id: other.id, name: null }])
    await show(true)
    expect(await list(me)).toMatchObject([{ id: other.id, name: 'ريم' }])
  })

  test('stands newest first', async () => {
    const [me, first] = await aPair()
    const second = await users.member()
    await put(me, first.id, 'saved')
    users.clock.advance(1_000)
    await put(me, second.id)
    expect((await list(me)).map(({ id }) => id)).toEqual([second.id, first.id])
  })
})

describe('who may be marked', () => {
  test('is a match: nobody unknown, nobody of another city, not oneself, and nothing that is no id', async () => {
    const [me, far] = [await users.member(), await users.member({ location: 'jeddah', area: null })]
    for (const id of [far.id, me.id, uuidv7(), 'reem', me.id.toUpperCase()]) {
      expect(await put(me, id)).toMatchObject({ status: 404, json: { code: 'not-found' } })
    }
    expect(await list(me)).toEqual([])
  })

  test('by a member whom staff paused is nobody new, but what was put aside can be taken back', async () => {
    const [me, other] = await aPair()
    const third = await users.member()
    await put(me, other.id)
    await users.database.query('update users.members set paused_by_staff = true where id = $1', [me.id])
    expect((await put(me, third.id, 'saved')).status).toBe(404)
    expect((await takeBack(me, other.id)).status).toBe(204)
    expect(await list(me)).toEqual([])
  })

  test.each(['loved', '', null, 1])('is not marked %j', async (mark) => {
    const [me, other] = await aPair()
    expect((await put(me, other.id, mark)).status).toBe(400)
  })

  test('is decided by who has a session', async () => {
    const [, other] = await aPair()
    expect((await put({}, other.id)).status).toBe(401)
    expect((await takeBack({ token: 'guessed' }, other.id)).status).toBe(401)
    expect((await users.call('GET', path)).status).toBe(401)
  })
})

describe('stored marks', () => {
  test("is in the member's own export, and not in that of who was marked", async () => {
    const [me, other] = await aPair()
    await put(me, other.id, 'saved')
    const held = async ({ token }: Member) =>
      memberExportSchema.strict().parse((await users.call('GET', '/api/user/export', { token })).json)
        .matchMarks
    expect(await held(me)).toEqual([
      { id: other.id, name: 'ريم', mark: 'saved', markedAt: expect.any(String) },
    ])
    expect(await held(other)).toEqual([])
  })

  test('goes with either account, also when it is marked at the same moment', async () => {
    const [me, other] = await aPair()
    const third = await users.member()
    await put(third, me.id, 'saved')
    const [answer] = await Promise.all([
      put(me, other.id),
      users.call('DELETE', '/api/user/delete', { token: other.token }),
    ])
    expect([204, 404]).toContain(answer.status)
    expect(await list(me)).toEqual([])
    await users.call('DELETE', '/api/user/delete', { token: me.token })
    const left = 'select from users.match_marks where $1 in (member_id, marked_id)'
    expect(await users.database.query(left, [me.id])).toEqual([])
  })
})
