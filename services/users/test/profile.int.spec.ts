import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { userProfileSchema } from '@rafiq/contracts/members'
import { EventBus } from '@rafiq/service-kit'
import { untilReady, waitUntil } from '@rafiq/testing'
import { Member } from '../src/members/member.entity.ts'
import { readMember, readSessionsValidFrom } from '../src/members/member-reads.ts'
import { UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

const read = (token: string) => users.call('GET', '/api/user/profile', { token })
const edit = (token: string, body: object) => users.call('PATCH', '/api/user/profile', { token, body })

describe('the own profile', () => {
  test('is the account and the answers, and nothing of the password', async () => {
    const { id, token, email } = await users.member({ name: 'سارة', bio: null, area: 'east' })
    const { status, json } = await read(token)
    expect(status).toBe(200)
    expect(userProfileSchema.strict().parse(json)).toMatchObject({
      id,
      email,
      name: 'سارة',
      location: 'riyadh',
      area: 'east',
      createdAt: expect.any(String),
      phoneShareConsent: false,
      role: 'user',
      isActive: true,
      pausedByStaff: false,
    })
  })

  test.each([
    [true, true, false],
    [true, false, true],
    [false, false, false],
    [false, true, false],
  ])('says whose pause it is (own switch %p, staff %p)', async (ownActive, pausedByStaff, isActive) => {
    const { id, token } = await users.member()
    await users.database.query(
      'update users.members set own_active = $2, paused_by_staff = $3 where id = $1',
      [id, ownActive, pausedByStaff],
    )
    expect((await read(token)).json).toMatchObject({ isActive, pausedByStaff })
  })

  test.each(['', 'x'.repeat(43)])('needs a live session', async (token) => {
    expect(await read(token)).toMatchObject({ status: 401, json: { code: 'unauthorized' } })
    expect((await edit(token, {})).status).toBe(401)
  })

  test('takes an edit of some answers and ranks anew', async () => {
    const { token } = await users.member({ location: 'tabuk', area: null })
    await users.member({ location: 'hail', area: null })
    const { status, json } = await edit(token, { location: 'hail', bio: 'جديد' })
    expect(status).toBe(200)
    expect(json.user).toMatchObject({ location: 'hail', area: null, bio: 'جديد', budget: '15000-25000' })
    expect(json.matches).toHaveLength(1)
    expect((await read(token)).json).toEqual(json.user)
  })

  test.each([
    [{ email: 'new@rafiq.test' }, ''],
    [{ role: 'admin' }, ''],
    [{ age: 17 }, 'age'],
    [{ location: 'riyadh' }, 'area'],
  ])('refuses %j', async (body, path) => {
    const { token } = await users.member({ location: 'taif', area: null })
    const { status, json } = await edit(token, body)
    expect(status).toBe(400)
    expect(json.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  test('is published to other services with each change, under a growing version', async () => {
    const heard: { name: string | null; version: number }[] = []
    const events = users.app.get(EventBus)
    await users.database.addConsumer('users', 'member.changed', 'profile-spec')
    events.subscribe('member.changed', 'profile-spec', async (event) => {
      heard.push(event)
    })
    await untilReady(events)
    const { token } = await users.member({ name: 'قبل' })
    await edit(token, { name: 'بعد' })
    await waitUntil('the edit is heard of', () => heard.some(({ name }) => name === 'بعد'))
    const versionOf = (name: string) => heard.findLast((event) => event.name === name)?.version ?? 0
    expect(versionOf('بعد')).toBeGreaterThan(versionOf('قبل'))
  })
})

describe('deleting the account', () => {
  test('removes every trace and every session, and leaves a record that names nobody', async () => {
    const { token, id, email, password } = await users.member()
    expect((await users.call('DELETE', '/api/user/delete', { token })).status).toBe(204)
    expect((await read(token)).status).toBe(401)
    expect((await users.signIn(email, password)).status).toBe(404)
    for (const table of ['one_time_tokens', 'consent_records', 'match_candidates']) {
      expect(await users.database.query(`select from users.${table} where member_id = $1`, [id])).toEqual([])
    }
    const [record] = await users.database.query('select * from users.member_deletions where member_id = $1', [
      id,
    ])
    expect(record).toEqual({
      member_id: id,
      reason: 'member',
      deleted_at: expect.any(Date),
      requested_by: expect.any(String),
    })
  })

  const erase = (token?: string) => users.call('DELETE', '/api/user/delete', { ...(token && { token }) })

  test('is answered alike for a double click and for a retry after a lost answer', async () => {
    const { id, token } = await users.member()
    const answers = await Promise.all([erase(token), erase(token), erase(token)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await erase(token)).status).toBe(204)
    expect((await read(token)).status).toBe(401)
    const records = await users.database.query('select from users.member_deletions where member_id = $1', [
      id,
    ])
    expect(records).toHaveLength(1)
  })

  test('answers 401 to a session that ended otherwise', async () => {
    const { token } = await users.member()
    await users.call('POST', '/api/auth/logout', { token })
    expect((await erase(token)).status).toBe(401)
  })

  test.each([undefined, 'x'.repeat(43), 'x'])('needs a session (%p)', async (token) => {
    expect((await erase(token)).status).toBe(401)
  })
})

describe('a member that is read past the ORM', () => {
  test.each(['with answers and habits', 'of staff, without answers'])(
    'is what its entity is: %s',
    async (kind) => {
      const { id } = await users.member()
      const change = kind.startsWith('of staff')
        ? `role = 'admin', email_verified_at = null, name = null, gender = null, age = null, phone = null, nationality = null,
         has_apartment = null, budget = null, location = null, lifestyle = null, room_sharing = null, bathroom_sharing = null, area = null, bio = null`
        : `bio = 'هادئة', habits = '{"smoking": "smoker"}', city_changes = '["2026-01-01T00:00:00.000Z"]', sessions_valid_from = '1999-12-31 23:59:59.9+03'`
      await users.database.query(`update users.members set ${change} where id = $1`, [id])
      const em = users.app.get(EntityManager).fork()
      const entity = await em.findOneOrFail(Member, { id })
      expect(await readMember(em, id)).toEqual({
        ...entity,
        profile: entity.profile && { ...entity.profile },
      })
      expect(await readSessionsValidFrom(em, id)).toEqual(entity.sessionsValidFrom)
    },
  )

  test('is null where there is nobody', async () => {
    const em = users.app.get(EntityManager).fork()
    const nobody = '00000000-0000-7000-8000-000000000000'
    expect([await readMember(em, nobody), await readSessionsValidFrom(em, nobody)]).toEqual([null, null])
  })
})
