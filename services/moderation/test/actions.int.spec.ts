import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { moderatorUserDetailSchema } from '@rafiq/contracts/moderation'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import { uuidv7 } from '@rafiq/service-kit'
import { type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ModerationService } from './moderation-service.ts'

let service: ModerationService
let moderator: RegisteredMember
let admin: RegisteredMember

beforeAll(async () => {
  service = await ModerationService.start()
  moderator = await service.others.staff('moderator')
  admin = await service.others.staff('admin')
})
afterAll(() => service?.stop())

const change = (id: string, body: object, { token } = moderator) =>
  service.call('PATCH', `users/${id}`, { token, body })
const remove = (id: string, { token } = admin) => service.call('DELETE', `users/${id}`, { token })
const found = async (email: string) =>
  (await service.call('POST', 'users/search', { token: moderator.token, body: { search: email } })).json
const profile = (member: RegisteredMember) => service.others.users.profile(member)

describe('pausing', () => {
  test('is seen in the list read next, and the member cannot contact', async () => {
    const [member, other] = [await service.others.member(), await service.others.member()]
    const answer = await change(member.id, { isActive: false, reason: 'harassment' })
    expect(answer).toMatchObject({
      status: 200,
      json: { id: member.id, isActive: false, pausedByStaff: true },
    })
    expect(await found(member.email)).toEqual([answer.json])
    expect(await profile(member)).toMatchObject({ staffPause: { reason: 'harassment', until: null } })
    const contact = await fetch(`${service.others.connections.url}/api/whatsapp-connections`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-token': member.token },
      body: JSON.stringify({ userId: member.id, matchedUserId: other.id, status: 'contacted' }),
    })
    expect(contact.status).toBe(403)
    expect(await contact.json()).toMatchObject({ message: 'Account paused' })
    expect(await change(member.id, { isActive: true })).toMatchObject({
      status: 200,
      json: { isActive: true },
    })
    expect(await found(member.email)).toMatchObject([{ isActive: true, pausedByStaff: false }])
  })

  test.each([
    {},
    { isActive: 'no' },
    { isActive: false, reason: 'because' },
    { isActive: false, until: 'soon' },
  ])('%j is 400', async (body) => {
    const member = await service.others.member()
    expect(await change(member.id, body)).toMatchObject({ status: 400, json: { code: 'malformed' } })
    expect(await service.audit(member.id)).toEqual([])
  })

  test('an end in the past is 400', async () => {
    const member = await service.others.member()
    expect((await change(member.id, { isActive: false, until: '2020-01-01T00:00:00Z' })).status).toBe(400)
  })

  test('by two at once is done once; the other is told', async () => {
    const member = await service.others.member()
    const answers = await Promise.all([
      change(member.id, { isActive: false, reason: 'fraud' }, moderator),
      change(member.id, { isActive: false, reason: 'underage' }, admin),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await service.audit(member.id)).toHaveLength(1)
  })

  test('again in the same words changes nothing', async () => {
    const member = await service.others.member()
    for (const _ of [1, 2]) {
      expect((await change(member.id, { isActive: false, reason: 'fraud' })).status).toBe(200)
    }
    const actions = (await service.audit(member.id)).map(({ action, actor }) => [action, actor])
    // The account is shown all the same, so that is recorded.
    expect(actions).toEqual([
      ['member.paused', moderator.id],
      ['member.read', moderator.id],
    ])
  })

  test('is not for oneself, nor by a moderator for an admin', async () => {
    expect((await change(moderator.id, { isActive: false })).status).toBe(403)
    expect((await change(admin.id, { isActive: false })).status).toBe(403)
  })

  test('what the member has switched off is theirs: 422', async () => {
    const member = await service.others.member()
    await service.others.users.consent(member, false)
    expect(await change(member.id, { isActive: true })).toMatchObject({
      status: 422,
      json: { code: 'paused-by-member' },
    })
  })
})

describe('pausing many', () => {
  test('tells whom it did not pause, and is undone for the others', async () => {
    const [a, b] = [await service.others.member(), await service.others.member()]
    const body = { ids: [a.id, b.id, admin.id, uuidv7()], reason: 'fraud' }
    const { status, json } = await service.call('POST', 'pauses', { token: moderator.token, body })
    expect(status).toBe(200)
    expect(json.users.map(({ id }: { id: string }) => id)).toEqual([a.id, b.id])
    expect(json.refused.map(({ code }: { code: string }) => code)).toEqual(['forbidden', 'not-found'])
    expect(await found(a.email)).toMatchObject([{ pausedByStaff: true }])
    const undo = await service.call('POST', `pauses/${json.pauseId}/undo`, { token: moderator.token })
    expect(undo).toMatchObject({ status: 200, json: { refused: [] } })
    expect(undo.json.users).toHaveLength(2)
    expect(await found(b.email)).toMatchObject([{ isActive: true, pausedByStaff: false }])
  })

  test.each([{ ids: [] }, { ids: ['x'] }, {}, { ids: Array.from({ length: 101 }, () => uuidv7()) }])(
    'malformed: 400',
    async (body) => {
      expect((await service.call('POST', 'pauses', { token: moderator.token, body })).status).toBe(400)
    },
  )

  test('undoing what never was changes nobody', async () => {
    const undo = await service.call('POST', `pauses/${uuidv7()}/undo`, { token: moderator.token })
    expect(undo).toMatchObject({ status: 200, json: { users: [], refused: [] } })
    expect((await service.call('POST', 'pauses/x/undo', { token: moderator.token })).status).toBe(404)
  })
})

describe('deleting', () => {
  test('leaves nobody behind, at once, and one entry in the log', async () => {
    const member = await service.others.member()
    await waitUntil('known', async () => (await found(member.email)).length === 1)
    expect((await remove(member.id)).status).toBe(204)
    expect(await found(member.email)).toEqual([])
    expect((await remove(member.id)).status).toBe(404)
    expect((await change(member.id, { isActive: false })).status).toBe(404)
    expect((await service.audit(member.id)).map(({ action }) => action)).toEqual(['member.deleted'])
    await waitUntil('everybody has confirmed it', async () => {
      const open = 'select from users.member_erasures where member_id = $1 and confirmed_at is null'
      return (await service.database.query(open, [member.id])).length === 0
    })
  })

  test('by two at once happens once', async () => {
    const member = await service.others.member()
    const statuses = (await Promise.all([remove(member.id), remove(member.id)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, 404])
    expect(await service.audit(member.id)).toHaveLength(1)
  })

  test('oneself is 403', async () => {
    expect((await remove(admin.id)).status).toBe(403)
  })
})

describe('one account', () => {
  test('is shown as matches see it, with its history, and that it was read is in it', async () => {
    const member = await service.others.member({ name: 'ليلى' })
    await change(member.id, { isActive: false, reason: 'fraud', note: 'seen twice' })
    const { status, json } = await service.call('GET', `users/${member.id}`, { token: moderator.token })
    expect(status).toBe(200)
    const detail = moderatorUserDetailSchema.parse(json)
    expect(detail).toMatchObject({
      user: { id: member.id, email: member.email, pausedByStaff: true },
      card: { name: 'ليلى', phone: expect.stringMatching(/^9665/) },
      pause: { reason: 'fraud', note: 'seen twice' },
      connections: { made: { contacted: 0 }, received: { failed: 0 } },
    })
    expect(detail.history.map(({ action }) => action)).toEqual(['member.read', 'member.paused'])
    expect(detail.history[0]?.actor).toEqual({ id: moderator.id, role: 'moderator', email: moderator.email })
  })

  test('that is gone, or never was, is 404', async () => {
    for (const id of [uuidv7(), 'x']) {
      expect((await service.call('GET', `users/${id}`, { token: moderator.token })).status).toBe(404)
    }
  })

  test('is told to its owner with what staff did to it, not who', async () => {
    const member = await service.others.member()
    await change(member.id, { isActive: false, reason: 'fraud' })
    const text = await service.others.users.export(member)
    const { moderation } = memberExportSchema.parse(await text.json())
    expect(moderation.actions).toEqual([
      { action: 'member.paused', at: expect.any(String), details: { reason: 'fraud', until: null } },
    ])
    expect(JSON.stringify(moderation)).not.toContain(moderator.id)
  })

  test('is told to its owner whole, however much was done', async () => {
    const member = await service.others.member()
    await service.database.query(
      `insert into audit.entries (actor_id, actor_role, action, subject_kind, subject_id, details)
       select null, 'system', 'member.activated', 'member', $1, '{"pauseId": null, "how": "ended"}'
       from generate_series(1, 120)`,
      [member.id],
    )
    const { moderation } = memberExportSchema.parse(await (await service.others.users.export(member)).json())
    expect(moderation.actions).toHaveLength(120)
  })
})

describe('roles', () => {
  const give = (id: string, role: string, { token } = admin) =>
    service.call('PUT', `users/${id}/role`, { token, body: { role } })

  test('are seen in the list read next, and recorded', async () => {
    const member = await service.others.member()
    expect(await give(member.id, 'moderator')).toMatchObject({ status: 200, json: { role: 'moderator' } })
    expect(await found(member.email)).toMatchObject([{ role: 'moderator' }])
    expect(await service.audit(member.id)).toMatchObject([{ details: { from: 'user', to: 'moderator' } }])
  })

  test('are one of three, not one’s own, and of somebody', async () => {
    const member = await service.others.member()
    expect((await give(member.id, 'owner')).status).toBe(400)
    expect((await give(admin.id, 'user')).status).toBe(403)
    expect((await give(uuidv7(), 'user')).status).toBe(404)
  })
})

test('while the users service is unavailable every action is 503, and nothing is half done', async () => {
  const member = await service.others.member()
  await waitUntil('known', async () => (await found(member.email)).length === 1)
  await service.usersProxy.unplug()
  try {
    for (const answer of [
      await change(member.id, { isActive: false }),
      await remove(member.id),
      await service.call('PUT', `users/${member.id}/role`, { token: admin.token, body: { role: 'admin' } }),
      await service.call('GET', `users/${member.id}`, { token: moderator.token }),
      await service.call('POST', 'pauses', { token: moderator.token, body: { ids: [member.id] } }),
    ]) {
      expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await found(member.email)).toMatchObject([{ isActive: true, role: 'user' }])
    expect(await service.audit(member.id)).toEqual([])
  } finally {
    await service.usersProxy.plugIn()
  }
  expect((await change(member.id, { isActive: false })).status).toBe(200)
})

test('without the connections service an account is shown all the same', async () => {
  await service.others.connections.stop()
  const { status, json } = await service.call('GET', `users/${admin.id}`, { token: moderator.token })
  expect(status).toBe(200)
  expect(json.connections).toBeNull()
})
