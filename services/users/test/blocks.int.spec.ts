import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { blockedMembersSchema } from '@rafiq/contracts/connections'
import type { EventData } from '@rafiq/contracts/events'
import { matchesSchema } from '@rafiq/contracts/matching'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import { EventBus, uuidv7 } from '@rafiq/service-kit'
import { calledBy, untilReady, waitUntil } from '@rafiq/testing'
import sharp from 'sharp'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService
const heard: EventData<'pair.blocked'>[] = []

beforeAll(async () => {
  users = await UsersService.start()
  const events = users.app.get(EventBus)
  await users.database.addConsumer('users', 'pair.blocked', 'blocks-spec')
  events.subscribe('pair.blocked', 'blocks-spec', async (change) => {
    heard.push(change)
  })
  await untilReady(events)
})
afterAll(() => users?.stop())
afterEach(() => users.others.recover())

const blocksPath = '/api/user/blocks'
const block = ({ token }: { token?: string }, id: string) =>
  users.call('PUT', `${blocksPath}/${id}`, { ...(token !== undefined && { token }) })
const lift = ({ token }: { token?: string }, id: string) =>
  users.call('DELETE', `${blocksPath}/${id}`, { ...(token !== undefined && { token }) })
const list = async ({ token }: Member) =>
  blockedMembersSchema.parse((await users.call('GET', blocksPath, { token })).json)
const cards = async ({ token }: Member) =>
  matchesSchema.parse((await users.call('GET', '/api/user/matches', { token })).json)
const sees = async (viewer: Member, { id }: Member) => (await cards(viewer)).some((card) => card.id === id)

const aPair = async (): Promise<[Member, Member]> => [
  await users.member(),
  await users.member({ name: 'ريم' }),
]
const internal = calledBy('connections')

const contact = (from: Member, to: Member, status = 'contacted', version = 1) =>
  users.app.inject({
    method: 'PUT',
    url: `/internal/connections/${from.id}/${to.id}`,
    headers: internal,
    payload: { status, version },
  })
const matched = async (one: Member, two: Member) =>
  (await users.app.inject({ url: `/internal/pairs/${one.id}/${two.id}`, headers: internal })).json().matched
const changes = ({ id }: Member) => heard.filter(({ blockerId }) => blockerId === id)

describe('a block', () => {
  test('hides the two from each other at once, and stands in the list of who made it alone', async () => {
    const [me, other] = await aPair()
    expect([await sees(me, other), await sees(other, me)]).toEqual([true, true])
    const answer = await block(me, other.id)
    expect([answer.status, answer.bytes.length]).toEqual([204, 0])
    expect([await sees(me, other), await sees(other, me)]).toEqual([false, false])
    expect([await matched(me, other), await matched(other, me)]).toEqual([false, false])
    expect(await list(me)).toEqual([{ id: other.id, name: 'ريم', blockedAt: expect.any(String) }])
    expect(await list(other)).toEqual([])
  })

  test('calls the other what they were called then, until it is made anew', async () => {
    const [me, other] = await aPair()
    const names = async () => (await list(me)).map(({ name }) => name)
    const rename = (name: string) =>
      users.call('PATCH', '/api/user/profile', { token: other.token, body: { name } })
    await block(me, other.id)
    await rename('ريم الجديدة')
    await block(me, other.id)
    expect(await names()).toEqual(['ريم'])
    await lift(me, other.id)
    await block(me, other.id)
    expect(await names()).toEqual(['ريم الجديدة'])
  })

  test('lifted, brings both back', async () => {
    const [me, other] = await aPair()
    await block(me, other.id)
    expect((await lift(me, other.id)).status).toBe(204)
    expect([await sees(me, other), await sees(other, me)]).toEqual([true, true])
    expect(await matched(other, me)).toBe(true)
    expect(await list(me)).toEqual([])
  })

  test('of both keeps them apart until both have lifted it', async () => {
    const [me, other] = await aPair()
    await block(me, other.id)
    expect((await block(other, me.id)).status).toBe(204)
    await lift(me, other.id)
    expect([await sees(me, other), await sees(other, me)]).toEqual([false, false])
    // Only the one who made it lifts it.
    expect((await lift(me, other.id)).status).toBe(204)
    expect(await list(other)).toHaveLength(1)
    await lift(other, me.id)
    expect([await sees(me, other), await sees(other, me)]).toEqual([true, true])
  })

  test('is told to chat and connections before the answer, and by one event for each change', async () => {
    const [me, other] = await aPair()
    const path = `/internal/blocks/${me.id}/${other.id}`
    const told = () => users.others.told.filter((call) => call.path === path)
    for (const act of [block, block, lift, lift, block]) expect((await act(me, other.id)).status).toBe(204)
    // A repetition is told again, since the first may not have arrived: here to two services at one address.
    expect(told().map(({ body }) => body)).toEqual(
      [
        { blocked: true, version: 1 },
        { blocked: true, version: 1 },
        { blocked: false, version: 2 },
        { blocked: false, version: 2 },
        { blocked: true, version: 3 },
      ].flatMap((body) => [body, body]),
    )
    expect(told().every(({ credential }) => credential === calledBy('users')['x-service-credential'])).toBe(
      true,
    )
    await waitUntil('the events arrive', () => changes(me).length >= 3)
    const pair = { blockerId: me.id, blockedId: other.id }
    expect(changes(me).sort((a, b) => a.version - b.version)).toEqual([
      { ...pair, blocked: true, version: 1 },
      { ...pair, blocked: false, version: 2 },
      { ...pair, blocked: true, version: 3 },
    ])
  })

  test('holds while chat and connections are down, which get it by the event', async () => {
    const [me, other] = await aPair()
    users.others.answer = { status: 503, body: {} }
    expect((await block(me, other.id)).status).toBe(204)
    expect(await sees(other, me)).toBe(false)
    await waitUntil('the event arrives', () => changes(me).length > 0)
  })

  test('from several tabs at once, with its lifting, ends in one state that all were told', async () => {
    const [me, other] = await aPair()
    const acts = Array.from({ length: 8 }, (_, index) => (index % 2 ? lift : block)(me, other.id))
    for (const { status } of await Promise.all(acts)) expect(status).toBe(204)
    const [row] = await users.database.query<{ blocked: boolean; version: number }>(
      'select lifted_at is null as blocked, version from users.blocks where blocker_id = $1',
      [me.id],
    )
    expect(await list(me)).toHaveLength(row?.blocked ? 1 : 0)
    await waitUntil('every change has its event', () => changes(me).length === row?.version)
    const versions = changes(me).sort((a, b) => a.version - b.version)
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1))
    expect(versions.at(-1)?.blocked).toBe(row?.blocked)
  })

  test('stands newest first', async () => {
    const [me, first] = await aPair()
    const second = await users.member()
    await block(me, first.id)
    users.clock.advance(1_000)
    await block(me, second.id)
    expect((await list(me)).map(({ id }) => id)).toEqual([second.id, first.id])
  })
})

describe('who may be blocked', () => {
  test('is whom the member has met: a match, or a contact of either direction', async () => {
    const [me, far] = [await users.member(), await users.member({ location: 'jeddah', area: null })]
    expect(await block(me, far.id)).toMatchObject({ status: 404, json: { code: 'not-found' } })
    await contact(far, me)
    expect((await block(me, far.id)).status).toBe(204)
    expect((await block(far, me.id)).status).toBe(204)
    const [one, failed] = await aPair()
    await contact(one, failed, 'failed', 2)
    expect((await block(one, failed.id)).status).toBe(204)
  })

  test('is nobody unknown, nobody of the staff, not oneself, and nothing that is no id', async () => {
    const [me, staff] = [await users.member(), await users.member()]
    await contact(me, staff)
    await users.database.query(
      `update users.members set role = 'moderator', name = null, gender = null, age = null, phone = null,
         nationality = null, has_apartment = null, budget = null, location = null, area = null, lifestyle = null,
         room_sharing = null, bathroom_sharing = null, bio = null, photo_id = null where id = $1`,
      [staff.id],
    )
    await users.database.query('delete from users.match_candidates where member_id = $1', [staff.id])
    for (const id of [staff.id, me.id, uuidv7(), 'reem', me.id.toUpperCase()]) {
      expect(await block(me, id)).toMatchObject({ status: 404, json: { code: 'not-found' } })
    }
    expect(await users.database.query('select from users.blocks where blocker_id = $1', [me.id])).toEqual([])
  })

  test('is still that one after a pause of either, and a paused member may block and lift', async () => {
    const [me, other] = await aPair()
    await contact(me, other)
    await users.database.query('update users.members set paused_by_staff = true where id = $1', [me.id])
    expect((await block(me, other.id)).status).toBe(204)
    expect(await list(me)).toHaveLength(1)
    expect((await lift(me, other.id)).status).toBe(204)
    expect((await block(other, me.id)).status).toBe(204)
  })

  test('lifting what was never blocked changes nothing and tells nothing', async () => {
    const me = await users.member()
    for (const id of [uuidv7(), me.id]) expect((await lift(me, id)).status).toBe(204)
    expect((await lift(me, 'reem')).status).toBe(404)
    expect(changes(me)).toEqual([])
  })

  test('is decided by who has a session', async () => {
    const [, other] = await aPair()
    expect((await block({}, other.id)).status).toBe(401)
    expect((await lift({ token: 'guessed' }, other.id)).status).toBe(401)
    expect((await users.call('GET', blocksPath)).status).toBe(401)
  })
})

test('a photo is not there for somebody whom a block hides from its owner, whoever made it', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8a' } })
    .png()
    .toBuffer()
  const owner = await users.member({
    hasApartment: 'have-apartment',
    profilePhoto: {
      filename: 'home.png',
      type: 'image/png',
      size: png.length,
      data: `data:image/png;base64,${png.toString('base64')}`,
    },
  })
  const viewer = await users.member()
  const path = (await cards(viewer)).find(({ id }) => id === owner.id)?.photoUrl ?? ''
  const statuses = async () => [
    (await users.call('GET', path)).status,
    (await users.call('GET', `/api/users/${owner.id}/photo`, { token: viewer.token })).status,
  ]
  expect(await statuses()).toEqual([200, 200])
  for (const [blocker, blocked] of [
    [viewer, owner],
    [owner, viewer],
  ] as const) {
    await block(blocker, blocked.id)
    expect(await statuses()).toEqual([404, 404])
    await lift(blocker, blocked.id)
    expect(await statuses()).toEqual([200, 200])
  }
})

describe('stored blocks', () => {
  test("is in the member's own export, lifted blocks too, and in nobody else's", async () => {
    const [me, other] = await aPair()
    const third = await users.member({ name: 'هند' })
    await block(me, other.id)
    await block(me, third.id)
    await lift(me, third.id)
    const held = async ({ token }: Member) =>
      memberExportSchema.strict().parse((await users.call('GET', '/api/user/export', { token })).json).blocks
    const own = await held(me)
    expect(own).toHaveLength(2)
    expect(own).toEqual(
      expect.arrayContaining([
        { id: other.id, name: 'ريم', blockedAt: expect.any(String), liftedAt: null },
        { id: third.id, name: 'هند', blockedAt: expect.any(String), liftedAt: expect.any(String) },
      ]),
    )
    expect(await held(other)).toEqual([])
  })

  test('goes with either account', async () => {
    const [me, other] = await aPair()
    const third = await users.member()
    await block(me, other.id)
    await block(third, me.id)
    await users.call('DELETE', '/api/user/delete', { token: other.token })
    expect(await list(me)).toEqual([])
    expect((await block(me, other.id)).status).toBe(404)
    expect((await lift(me, other.id)).status).toBe(204)
    await users.call('DELETE', '/api/user/delete', { token: me.token })
    const left = 'select from users.blocks where $1 in (blocker_id, blocked_id)'
    expect(await users.database.query(left, [me.id])).toEqual([])
  })

  test('is nothing where the other is deleted at the same moment', async () => {
    const [me, other] = await aPair()
    const [answer] = await Promise.all([
      block(me, other.id),
      users.call('DELETE', '/api/user/delete', { token: other.token }),
    ])
    expect([204, 404]).toContain(answer.status)
    expect(await list(me)).toEqual([])
  })
})
