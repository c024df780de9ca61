import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { MatchCard } from '@rafiq/contracts/matching'
import type { Gender } from '@rafiq/contracts/questionnaire'
import { EventBus, uuidv7 } from '@rafiq/service-kit'
import { calledBy, untilReady, waitUntil } from '@rafiq/testing'
import { StaffOrders } from './staff-orders.ts'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService
let orders: StaffOrders
let moderator: Member

beforeAll(async () => {
  users = await UsersService.start()
  orders = new StaffOrders(users)
  moderator = await orders.staff('moderator')
})
afterAll(() => users?.stop())
afterEach(() => users.others.recover())

const correct = (actor: Member, id: string, gender: Gender, more: object = {}) =>
  orders.call('PUT', `staff/members/${id}/gender`, {
    actorId: actor.id,
    gender,
    reason: 'requested',
    noticeId: uuidv7(),
    ...more,
  })
const list = async ({ token }: Member): Promise<MatchCard[]> =>
  (await users.call('GET', '/api/user/matches', { token })).json
const sees = async (viewer: Member, { id }: Member) => (await list(viewer)).some((card) => card.id === id)
const headers = calledBy('connections')
const contact = (from: Member, to: Member) =>
  users.app.inject({
    method: 'PUT',
    url: `/internal/connections/${from.id}/${to.id}`,
    headers,
    payload: { status: 'contacted', version: 1 },
  })
/** What connections and chat were told of blocks, oldest first. */
const blocksTold = () =>
  users.others.told
    .filter(({ path }) => path.startsWith('/internal/blocks/'))
    .map(({ path, body }) => ({ pair: path.split('/').slice(3), ...(body as { blocked: boolean }) }))

describe('a gender corrected by staff', () => {
  test('is in the profile and in the event, and is recorded without saying which', async () => {
    const heard: { memberId: string; gender: Gender | null }[] = []
    await users.database.addConsumer('users', 'member.changed', 'gender-spec')
    const events = users.app.get(EventBus)
    events.subscribe('member.changed', 'gender-spec', async (event) => {
      heard.push(event)
    })
    await untilReady(events)
    const member = await users.member({ gender: 'female' })
    const { status, json } = await correct(moderator, member.id, 'male', { reason: 'reported' })
    expect([status, json.changed]).toEqual([200, true])
    expect(await orders.profile(member.token)).toMatchObject({ gender: 'male' })
    await waitUntil('the correction is heard of', () =>
      heard.some(({ memberId, gender }) => memberId === member.id && gender === 'male'),
    )
    expect(await orders.audit(member.id)).toEqual([
      {
        actor: moderator.id,
        role: 'moderator',
        action: 'member.gender-corrected',
        details: { noticeId: expect.any(String), reason: 'reported' },
        service: 'users_service',
      },
    ])
  })

  test('is told by one mail', async () => {
    const member = await users.member()
    await correct(moderator, member.id, 'male')
    const mail = () =>
      users.mail.mails.filter(({ to, subject }) => to === member.email && /الجنس/.test(subject))
    await waitUntil('the mail arrives', () => mail().length > 0)
    expect(mail()).toHaveLength(1)
  })

  test('starts the matches anew: other people, and none that count from before', async () => {
    const place = { location: 'yanbu', area: null } as const
    const [woman, man] = [
      await users.member({ ...place, gender: 'female' }),
      await users.member({ ...place, gender: 'male' }),
    ]
    const member = await users.member({ ...place, gender: 'female' })
    expect([await sees(member, woman), await sees(member, man)]).toEqual([true, false])
    await correct(moderator, member.id, 'male')
    const record = () =>
      users.database.query('select person_id from users.shown_people where viewer_id = $1', [member.id])
    expect(await record()).toEqual([])
    expect([await sees(member, woman), await sees(member, man)]).toEqual([false, true])
    expect([await sees(woman, member), await sees(man, member)]).toEqual([false, true])
    expect(await record()).toEqual([{ person_id: man.id }])
  })

  test('holds apart whom the member was in contact with across it, for both and not as anybody’s own block', async () => {
    const place = { location: 'jazan', area: null, gender: 'female' } as const
    const [asked, asking] = [await users.member(place), await users.member(place)]
    const member = await users.member(place)
    await contact(member, asked)
    await contact(asking, member)
    users.others.recover()
    await correct(moderator, member.id, 'male')
    const told = blocksTold()
    expect(told).toHaveLength(4)
    for (const other of [asked, asking]) {
      expect(told.filter(({ pair, blocked }) => blocked && pair[1] === other.id)).toHaveLength(2)
    }
    expect((await users.call('GET', '/api/user/blocks', { token: member.token })).json).toEqual([])
    const { json } = await users.call('GET', '/api/user/export', { token: member.token })
    expect(json.blocks).toEqual([])
    // Lifting a block of one's own does not bring the room back.
    await users.call('PUT', `/api/user/blocks/${asked.id}`, { token: member.token })
    users.others.recover()
    await users.call('DELETE', `/api/user/blocks/${asked.id}`, { token: member.token })
    expect(blocksTold().every(({ blocked }) => blocked)).toBe(true)
  })

  test('brings back by a second correction whom the first held apart', async () => {
    const place = { location: 'bisha', area: null, gender: 'female' } as const
    const [member, other] = [await users.member(place), await users.member(place)]
    await contact(member, other)
    await correct(moderator, member.id, 'male')
    expect(await sees(other, member)).toBe(false)
    users.others.recover()
    await correct(moderator, member.id, 'female')
    expect(blocksTold().map(({ blocked }) => blocked)).toEqual([false, false])
    expect([await sees(member, other), await sees(other, member)]).toEqual([true, true])
  })

  test('is a look at the account where it is so already', async () => {
    const member = await users.member({ gender: 'female' })
    const { status, json } = await correct(moderator, member.id, 'female')
    expect([status, json.changed]).toEqual([200, false])
    expect((await orders.audit(member.id)).map(({ action }) => action)).toEqual(['member.read'])
  })
})

describe('correcting a gender', () => {
  test('is for staff who can act, on others', async () => {
    const member = await users.member()
    const admin = await orders.staff('admin')
    expect((await correct(member, moderator.id, 'male')).status).toBe(403)
    expect((await correct(moderator, moderator.id, 'male')).status).toBe(403)
    expect((await correct(moderator, admin.id, 'male')).status).toBe(403)
    expect((await correct(moderator, uuidv7(), 'male')).status).toBe(404)
    expect((await correct(admin, member.id, 'male')).status).toBe(200)
  })

  test('refuses an account without a questionnaire, and words that are none of the contract', async () => {
    const staff = await orders.staff('moderator')
    await users.database.query(
      `update users.members set name = null, gender = null, age = null, phone = null, nationality = null,
         has_apartment = null, budget = null, location = null, lifestyle = null, room_sharing = null,
         bathroom_sharing = null, area = null, bio = null where id = $1`,
      [staff.id],
    )
    await users.database.query('delete from users.match_candidates where member_id = $1', [staff.id])
    const admin = await orders.staff('admin')
    expect((await correct(admin, staff.id, 'male')).status).toBe(422)
    const member = await users.member()
    expect((await correct(moderator, member.id, 'other' as Gender)).status).toBe(400)
    expect((await correct(moderator, member.id, 'male', { reason: 'because' })).status).toBe(400)
  })

  test('is asked for by other services only', async () => {
    const member = await users.member()
    const body = { actorId: moderator.id, gender: 'male', reason: 'other', noticeId: uuidv7() }
    const answer = await orders.call('PUT', `staff/members/${member.id}/gender`, body, false)
    expect(answer.status).toBe(403)
  })
})
