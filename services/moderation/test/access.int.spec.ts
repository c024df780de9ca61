import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { SessionStore, uuidv7 } from '@rafiq/service-kit'
import { type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ModerationService } from './moderation-service.ts'

let service: ModerationService
let member: RegisteredMember
let moderator: RegisteredMember
let admin: RegisteredMember

beforeAll(async () => {
  service = await ModerationService.start({ beside: [] })
  member = await service.others.member()
  moderator = await service.others.staff('moderator')
  admin = await service.others.staff('admin')
})
afterAll(() => service?.stop())

const nobody = uuidv7()
type Route = readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, object?]
const forStaff: readonly Route[] = [
  ['GET', 'users'],
  ['POST', 'users/search', {}],
  ['GET', `users/${nobody}`],
  ['PATCH', `users/${nobody}`, { isActive: false }],
  ['POST', 'pauses', { ids: [nobody] }],
  ['POST', `pauses/${nobody}/undo`],
  ['GET', 'reports'],
  ['GET', `reports/${nobody}`],
  ['POST', `reports/${nobody}/take`],
  ['POST', `reports/${nobody}/release`],
  ['POST', `reports/${nobody}/escalate`],
  ['POST', `reports/${nobody}/notes`, { text: 'x' }],
  ['POST', `reports/${nobody}/decision`, { decision: 'dismiss' }],
  ['GET', 'requests'],
  ['GET', `requests/${nobody}`],
  ['POST', `requests/${nobody}/answer`, { outcome: 'granted', words: 'x' }],
  ['GET', 'stats'],
  ['GET', 'stats/series'],
  ['GET', 'stats/exposure'],
]
const forAdmins: readonly Route[] = [
  ['DELETE', `users/${nobody}`],
  ['DELETE', `users/${nobody}/sessions`],
  ['DELETE', `users/${nobody}/factors`],
  ['PUT', `users/${nobody}/role`, { role: 'moderator' }],
  ['GET', 'audit'],
  ['GET', 'audit/export'],
]
const forMembers: readonly Route[] = [
  ['GET', '/api/reports'],
  ['POST', '/api/reports', { subject: { kind: 'profile', memberId: nobody }, category: 'fraud' }],
  ['GET', '/api/user/notices'],
  ['POST', `/api/user/notices/${nobody}/read`],
  ['GET', '/api/user/requests'],
  [
    'POST',
    '/api/user/requests',
    { kind: 'appeal', against: { kind: 'notice', noticeId: nobody }, words: 'x' },
  ],
  ['POST', `/api/user/requests/${nobody}/withdraw`],
  ['GET', '/api/user/staff-accesses'],
]
const every = [...forStaff, ...forAdmins]
const ask = ([method, path, body]: Route, token?: string) =>
  service.call(method, path, { ...(token !== undefined && { token }), ...(body && { body }) })

describe.each(every)('%s %s', (...route) => {
  test('is 401 for a visitor and for a session that never was', async () => {
    for (const token of [undefined, 'x'.repeat(43)]) {
      expect(await ask(route, token)).toMatchObject({ status: 401, json: { code: 'unauthorized' } })
    }
  })

  test('is 403 for a member', async () => {
    expect(await ask(route, member.token)).toMatchObject({ status: 403, json: { code: 'forbidden' } })
  })
})

test.each(forStaff)('%s %s is allowed for moderators and admins', async (...route) => {
  for (const { token } of [moderator, admin]) {
    expect([200, 404]).toContain((await ask(route, token)).status)
  }
})

test.each(forAdmins)('%s %s is allowed for admins only', async (...route) => {
  expect((await ask(route, moderator.token)).status).toBe(403)
  expect([200, 404]).toContain((await ask(route, admin.token)).status)
})

test.each(forMembers)('%s %s is allowed with any session', async (...route) => {
  expect((await ask(route)).status).toBe(401)
  for (const { token } of [member, moderator]) {
    expect([200, 404]).toContain((await ask(route, token)).status)
  }
})

test('staff access ends with a pause at once, and comes back after it', async () => {
  const other = await service.others.staff('moderator')
  const pause = { token: admin.token, body: { isActive: false, reason: 'under-review' } }
  expect((await service.call('PATCH', `users/${other.id}`, pause)).status).toBe(200)
  for (const route of forStaff) {
    expect(await ask(route, other.token)).toMatchObject({ status: 403, json: { code: 'account-paused' } })
  }
  await service.call('PATCH', `users/${other.id}`, { token: admin.token, body: { isActive: true } })
  expect((await service.call('GET', 'users', { token: other.token })).status).toBe(200)
})

test('a revoked role ends every session at once', async () => {
  const other = await service.others.staff('moderator')
  const role = { token: admin.token, body: { role: 'user' } }
  expect(await service.call('PUT', `users/${other.id}/role`, role)).toMatchObject({
    status: 200,
    json: { id: other.id, role: 'user' },
  })
  expect((await service.call('GET', 'users', { token: other.token })).status).toBe(401)
  const { token } = await service.others.users.signInAgain(other)
  expect((await service.call('GET', 'users', { token })).status).toBe(403)
})

test('a granted role opens the panel with the next sign-in', async () => {
  const other = await service.others.member()
  const role = { token: admin.token, body: { role: 'moderator' } }
  expect((await service.call('PUT', `users/${other.id}/role`, role)).status).toBe(200)
  const { token } = await service.others.users.signInAgain(other)
  expect((await service.call('GET', 'users', { token })).status).toBe(200)
})

test('the OpenAPI document names every call', async () => {
  const { json } = await service.call('GET', '/api/docs-json')
  expect(Object.keys(json.paths)).toEqual(
    expect.arrayContaining([
      '/api/moderator/users',
      '/api/moderator/users/{id}',
      '/api/moderator/users/{id}/role',
      '/api/moderator/pauses',
      '/api/moderator/pauses/{pauseId}/undo',
      '/api/moderator/stats',
      '/api/moderator/stats/series',
      '/api/moderator/stats/exposure',
    ]),
  )
})

test('session of a member unknown here is checked with the users service', async () => {
  await waitUntil('known', async () => (await service.account(moderator.id)) !== undefined)
  await service.database.query('delete from moderation.accounts where member_id = $1', [moderator.id])
  expect((await service.call('GET', 'stats', { token: moderator.token })).status).toBe(200)
})

const sessions = () => service.app.get(SessionStore)

test.each<Route>(every)('%s %s is closed to staff who have a second factor to set up', async (...route) => {
  const restriction = 'second-factor-required' as const
  const token = await sessions().create({ memberId: admin.id, role: 'admin', restriction, steppedUp: true })
  expect(await ask(route, token)).toMatchObject({ status: 403, json: { code: restriction } })
})

test.each<Route>([
  ['DELETE', `users/${nobody}`],
  ['DELETE', `users/${nobody}/factors`],
  ['PUT', `users/${nobody}/role`, { role: 'moderator' }],
  ['GET', 'audit/export'],
  ['POST', `reports/${nobody}/decision`, { decision: 'delete', reason: 'fraud' }],
])('%s %s asks an admin to step up, and does nothing until then', async (...route) => {
  const stale = await sessions().create({ memberId: admin.id, role: 'admin' })
  expect(await ask(route, stale)).toMatchObject({ status: 403, json: { code: 'step-up-required' } })
  const fresh = await sessions().create({ memberId: admin.id, role: 'admin', steppedUp: true })
  expect((await ask(route, fresh)).json?.code).not.toBe('step-up-required')
})

test('admin ends the sessions of a member, and resets the factors of a moderator', async () => {
  const [other, colleague] = [await service.others.member(), await service.others.staff('moderator')]
  const ended = await ask(['DELETE', `users/${other.id}/sessions`], admin.token)
  expect(ended).toMatchObject({ status: 200, json: { ended: 1 } })
  expect((await ask(['GET', '/api/user/notices'], other.token)).status).toBe(401)
  expect((await ask(['DELETE', `users/${colleague.id}/factors`], admin.token)).status).toBe(204)
  expect((await ask(['GET', 'users'], colleague.token)).status).toBe(401)
  expect((await ask(['DELETE', `users/${admin.id}/factors`], admin.token)).status).toBe(403)
})
