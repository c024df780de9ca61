import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { accountsSchema, type Role, staffViewSchema } from '@rafiq/contracts'
import { AuditLog, EventBus, SessionStore, uuidv7 } from '@rafiq/service-kit'
import { waitUntil } from '@rafiq/testing'
import sharp from 'sharp'
import { ChangeRole } from '../src/staff/change-role.ts'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService
const heard: { memberId: string; role: Role; pausedByStaff: boolean }[] = []

beforeAll(async () => {
  users = await UsersService.start()
  const events = users.app.get(EventBus)
  events.subscribe('account.changed', 'staff-spec', async (account) => {
    heard.push(account)
  })
  await events.ready()
})
afterAll(() => users?.stop())

async function staff(role: Role): Promise<Member> {
  const member = await users.member()
  await users.database.query('update users.members set role = $2 where id = $1', [member.id, role])
  const { json } = await users.signIn(member.email, member.password)
  return { ...member, token: json.token }
}

async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, secret = true) {
  const answer = await users.app.inject({
    method,
    url: `/internal/${path}`,
    headers: secret ? { 'x-service-secret': 'a-secret-between-services' } : {},
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, json: answer.json() }
}

const order = (actorId: string, memberIds: string[], more: object = {}) => ({
  actorId,
  memberIds,
  pauseId: uuidv7(),
  reason: 'fraud',
  until: null,
  note: null,
  ...more,
})
const pause = (actorId: string, memberIds: string[], more: object = {}) =>
  call('POST', 'staff/pauses', order(actorId, memberIds, more))
const activate = (actorId: string, id: string) => call('POST', `staff/members/${id}/activation`, { actorId })
const erase = (actorId: string, id: string) => call('POST', `staff/members/${id}/deletion`, { actorId })
const giveRole = (actorId: string, id: string, role: Role) =>
  call('PUT', `staff/members/${id}/role`, { actorId, role })
const view = (actorId: string, id: string) => call('POST', `staff/members/${id}/views`, { actorId })
const profile = async (token: string) => (await users.call('GET', '/api/user/profile', { token })).json
const audit = (id: string) =>
  users.database.query(
    `select actor_id as actor, actor_role as role, action, details, service from audit.entries
     where subject_id = $1 order by at, id`,
    [id],
  )

describe('a pause by staff', () => {
  test('hides the member, who is told why and cannot undo it, and is recorded', async () => {
    const [moderator, member] = [await staff('moderator'), await users.member()]
    const { status, json } = await pause(moderator.id, [member.id], { note: 'seen twice' })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      accounts: [{ memberId: member.id, isActive: false, pausedByStaff: true }],
      unchanged: [],
      refused: [],
    })
    const body = { phoneShareConsent: true, isActive: true }
    await users.call('PATCH', `/api/users/${member.id}/consent`, { token: member.token, body })
    const own = await profile(member.token)
    expect(own).toMatchObject({
      isActive: false,
      pausedByStaff: true,
      staffPause: { reason: 'fraud', until: null },
    })
    expect(JSON.stringify(own)).not.toContain('seen twice')
    expect(await audit(member.id)).toEqual([
      {
        actor: moderator.id,
        role: 'moderator',
        action: 'member.paused',
        details: { pauseId: expect.any(String), reason: 'fraud', until: null },
        service: 'users_service',
      },
    ])
    await waitUntil('it is heard of', () =>
      heard.some((one) => one.memberId === member.id && one.pausedByStaff),
    )
  })

  test('is lifted by staff; the own switch stays what it was', async () => {
    const [moderator, member] = [await staff('moderator'), await users.member()]
    const off = { phoneShareConsent: false, isActive: false }
    await users.call('PATCH', `/api/users/${member.id}/consent`, { token: member.token, body: off })
    await pause(moderator.id, [member.id])
    expect(await activate(moderator.id, member.id)).toMatchObject({
      status: 200,
      json: { isActive: false, pausedByStaff: false },
    })
    expect(await activate(moderator.id, member.id)).toMatchObject({
      status: 422,
      json: { code: 'paused-by-member' },
    })
    expect((await audit(member.id)).map(({ action }) => action)).toEqual([
      'member.paused',
      'member.activated',
    ])
  })

  test('with an end ends by itself', async () => {
    const [moderator, member] = [await staff('moderator'), await users.member()]
    const until = new Date(Date.now() + 1_500).toISOString()
    await pause(moderator.id, [member.id], { until })
    expect((await profile(member.token)).staffPause).toEqual({ reason: 'fraud', until })
    await waitUntil('it has ended', async () => (await profile(member.token)).isActive === true, {
      timeout: 20_000,
    })
    expect(await profile(member.token)).toMatchObject({ pausedByStaff: false, staffPause: null })
    expect((await audit(member.id)).at(-1)).toMatchObject({
      actor: null,
      role: 'system',
      details: { how: 'ended' },
    })
  })

  test('does not begin in the past', async () => {
    const [moderator, member] = [await staff('moderator'), await users.member()]
    const until = new Date(users.clock.now().getTime() - 1).toISOString()
    expect((await pause(moderator.id, [member.id], { until })).status).toBe(400)
    expect(await audit(member.id)).toEqual([])
  })

  test('of two at once happens once, and the other is told', async () => {
    const [one, two, member] = [await staff('moderator'), await staff('moderator'), await users.member()]
    const answers = await Promise.all([
      pause(one.id, [member.id], { reason: 'fraud' }),
      pause(two.id, [member.id], { reason: 'harassment' }),
    ])
    expect(answers.map(({ json }) => json.accounts.length).sort()).toEqual([0, 1])
    expect(answers.flatMap(({ json }) => json.refused)).toEqual([{ id: member.id, code: 'conflict' }])
    expect(await audit(member.id)).toHaveLength(1)
  })

  test('of many is undone for just those whom it paused', async () => {
    const moderator = await staff('moderator')
    const [a, b, before] = [await users.member(), await users.member(), await users.member()]
    const admin = await staff('admin')
    await pause(moderator.id, [before.id], { reason: 'underage' })
    const bulk = order(moderator.id, [a.id, b.id, before.id, admin.id, moderator.id, uuidv7()])
    const { json } = await call('POST', 'staff/pauses', bulk)
    expect(json.accounts.map(({ memberId }: { memberId: string }) => memberId)).toEqual([a.id, b.id])
    expect(json.refused.map(({ code }: { code: string }) => code)).toEqual([
      'conflict',
      'forbidden',
      'forbidden',
      'not-found',
    ])
    // Somebody else has looked at b meanwhile.
    await activate(admin.id, b.id)
    await pause(admin.id, [b.id], { reason: 'harassment' })
    const undo = await call('POST', `staff/pauses/${bulk.pauseId}/undo`, { actorId: moderator.id })
    expect(undo.json.accounts).toMatchObject([{ memberId: a.id, isActive: true }])
    expect((await profile(b.token)).staffPause).toMatchObject({ reason: 'harassment' })
    expect((await profile(before.token)).staffPause).toMatchObject({ reason: 'underage' })
    const again = await call('POST', `staff/pauses/${bulk.pauseId}/undo`, { actorId: moderator.id })
    expect(again).toMatchObject({ status: 200, json: { accounts: [], refused: [] } })
  })
})

describe('whoever may not', () => {
  test.each<[string, Role, boolean, string]>([
    ['a member', 'user', false, 'forbidden'],
    ['a paused moderator', 'moderator', true, 'account-paused'],
  ])('%s does nothing, and nothing is recorded', async (_, role, paused, code) => {
    const [actor, member] = [await staff(role), await users.member()]
    if (paused)
      await users.database.query('update users.members set paused_by_staff = true where id = $1', [actor.id])
    for (const answer of [
      await pause(actor.id, [member.id]),
      await activate(actor.id, member.id),
      await erase(actor.id, member.id),
      await giveRole(actor.id, member.id, 'admin'),
      await view(actor.id, member.id),
    ]) {
      expect(answer).toMatchObject({ status: 403, json: { code } })
    }
    expect(await audit(member.id)).toEqual([])
  })

  test('a moderator neither deletes nor gives roles, and does not touch an admin', async () => {
    const [moderator, admin, member] = [await staff('moderator'), await staff('admin'), await users.member()]
    expect((await erase(moderator.id, member.id)).status).toBe(403)
    expect((await giveRole(moderator.id, member.id, 'moderator')).status).toBe(403)
    expect((await activate(moderator.id, admin.id)).status).toBe(403)
    expect((await pause(moderator.id, [admin.id])).json.refused).toEqual([
      { id: admin.id, code: 'forbidden' },
    ])
  })

  test('somebody who is gone is told to be', async () => {
    const admin = await staff('admin')
    const member = await users.member()
    expect((await erase(admin.id, member.id)).status).toBe(200)
    for (const answer of [
      await activate(admin.id, member.id),
      await erase(admin.id, member.id),
      await giveRole(admin.id, member.id, 'moderator'),
      await view(admin.id, member.id),
    ]) {
      expect(answer.status).toBe(404)
    }
  })

  test('no call works without the secret', async () => {
    expect((await call('POST', 'staff/pauses', order(uuidv7(), [uuidv7()]), false)).status).toBe(403)
    expect((await call('GET', 'accounts', undefined, false)).status).toBe(403)
  })
})

describe('a role', () => {
  test('ends every session with its change, and the next one has it', async () => {
    const [admin, member] = [await staff('admin'), await users.member()]
    users.clock.advance(1_000)
    expect(await giveRole(admin.id, member.id, 'moderator')).toMatchObject({
      status: 200,
      json: { role: 'moderator' },
    })
    expect((await users.call('GET', '/api/user/profile', { token: member.token })).status).toBe(401)
    const { json } = await users.signIn(member.email, member.password)
    expect((await users.app.get(SessionStore).find(json.token))?.role).toBe('moderator')
    expect((await audit(member.id)).at(-1)).toMatchObject({
      action: 'member.role-changed',
      details: { from: 'user', to: 'moderator' },
    })
    const before = (await audit(member.id)).length
    expect((await giveRole(admin.id, member.id, 'moderator')).status).toBe(200)
    expect(await audit(member.id)).toHaveLength(before)
  })

  test('is not given to an address that nobody has verified, nor changed by oneself', async () => {
    const admin = await staff('admin')
    const member = await users.member()
    await users.database.query('update users.members set email_verified_at = null where id = $1', [member.id])
    expect(await giveRole(admin.id, member.id, 'admin')).toMatchObject({
      status: 422,
      json: { code: 'email-not-verified' },
    })
    expect((await giveRole(admin.id, admin.id, 'user')).status).toBe(403)
  })

  test('of two admins who act on each other at once one stays', async () => {
    const [one, two] = [await staff('admin'), await staff('admin')]
    const answers = await Promise.all([giveRole(one.id, two.id, 'user'), giveRole(two.id, one.id, 'user')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test('of the last admin is kept: neither taken nor deleted with the account', async () => {
    await users.database.query("update users.members set role = 'user' where role = 'admin'")
    const last = await staff('admin')
    await expect(users.app.get(ChangeRole).grant(last.email, 'user')).rejects.toMatchObject({
      code: 'last-admin',
    })
    expect(await users.call('DELETE', '/api/user/delete', { token: last.token })).toMatchObject({
      status: 422,
      json: { code: 'last-admin' },
    })
    const next = await staff('admin')
    expect((await users.call('DELETE', '/api/user/delete', { token: last.token })).status).toBe(204)
    expect((await profile(next.token)).role).toBe('admin')
  })

  test('is granted by whoever runs the platform', async () => {
    const member = await users.member()
    const roles = users.app.get(ChangeRole)
    expect(await roles.grant(member.email.toUpperCase(), 'admin')).toMatchObject({ role: 'admin' })
    expect((await audit(member.id)).at(-1)).toMatchObject({ role: 'system', details: { to: 'admin' } })
    expect(await roles.grant('nobody@rafiq.test', 'admin')).toBeNull()
  })
})

test('a deletion by staff leaves a record with its reason, and ends the sessions', async () => {
  const [admin, member] = [await staff('admin'), await users.member()]
  expect(await erase(admin.id, member.id)).toMatchObject({
    status: 200,
    json: { version: expect.any(Number) },
  })
  expect(
    await users.database.query('select reason from users.member_deletions where member_id = $1', [member.id]),
  ).toEqual([{ reason: 'staff' }])
  expect((await users.call('GET', '/api/user/profile', { token: member.token })).status).toBe(401)
  expect((await audit(member.id)).map(({ action }) => action)).toEqual(['member.deleted'])
})

test('a read shows what matches see, hides a phone that is not shared, and is recorded', async () => {
  const [moderator, member] = [await staff('moderator'), await users.member({ name: 'سارة' })]
  const { status, json } = await view(moderator.id, member.id)
  expect(status).toBe(200)
  expect(staffViewSchema.parse(json)).toMatchObject({ card: { name: 'سارة', phone: null }, pause: null })
  expect(await audit(member.id)).toMatchObject([{ actor: moderator.id, action: 'member.read' }])
  expect((await view(moderator.id, moderator.id)).status).toBe(200)
})

test('a photo is shown by the path of a recorded read, for who read, and not without one', async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8a' } })
  const png = await picture.png().toBuffer()
  const member = await users.member({
    hasApartment: 'have-apartment',
    profilePhoto: {
      filename: 'home.png',
      type: 'image/png',
      size: png.length,
      data: `data:image/png;base64,${png.toString('base64')}`,
    },
  })
  const moderator = await staff('moderator')
  const { card } = staffViewSchema.parse((await view(moderator.id, member.id)).json)
  const path = card?.photoUrl ?? ''
  expect((await users.call('GET', path)).status).toBe(200)
  const plain = `/api/users/${member.id}/photo`
  expect((await users.call('GET', plain, { token: moderator.token })).status).toBe(404)
  await users.database.query("update users.members set role = 'user' where id = $1", [moderator.id])
  await users.database.query("update users.members set gender = 'male' where id = $1", [moderator.id])
  expect((await users.call('GET', path)).status).toBe(404)
})

test('all accounts are told in pages by id, each once', async () => {
  const seen: string[] = []
  for (let after = ''; ; ) {
    const { json } = await call('GET', `accounts?limit=7${after && `&after=${after}`}`)
    const page = accountsSchema.parse(json)
    seen.push(...page.map(({ memberId }) => memberId))
    if (page.length < 7) break
    after = seen.at(-1) ?? ''
  }
  const known = await users.database.query<{ id: string }>('select id from users.members order by id')
  expect(seen).toEqual(known.map(({ id }) => id))
  expect((await call('GET', `accounts/${seen[0]}`)).json).toMatchObject({ memberId: seen[0] })
  expect((await call('GET', `accounts/${uuidv7()}`)).status).toBe(404)
})

test('nothing is recorded of what was rolled back', async () => {
  const member = await users.member()
  const em = users.app.get(EntityManager).fork()
  const entry = {
    actor: 'system',
    action: 'member.deleted',
    subject: { kind: 'member', id: member.id },
    details: {},
  } as const
  const failing = em.transactional(async (tx) => {
    await new AuditLog().record(tx, entry)
    throw new Error('after all not')
  })
  await expect(failing).rejects.toThrow('after all not')
  expect(await audit(member.id)).toEqual([])
  await expect(new AuditLog().record(em, entry)).rejects.toThrow('transactional')
})
