import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aRegistration } from '@rafiq/testing'
import { UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

const yes = { phoneShareConsent: true, isActive: true }
const no = { phoneShareConsent: false, isActive: false }
const consent = (id: string, options: Parameters<UsersService['call']>[2]) =>
  users.call('PATCH', `/api/users/${id}/consent`, options)

test('consent of a new member is accepted with the onboarding cookie, before the e-mail is verified', async () => {
  const { json, headers } = await users.register(aRegistration().build())
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  expect(await consent(json.user.id, { body: yes, cookie })).toMatchObject({
    status: 200,
    json: { id: json.user.id, phoneShareConsent: true, isActive: true },
  })
})

test('onboarding cookie is valid for its member and for one hour', async () => {
  const { id } = await users.member()
  const { json, headers } = await users.register(aRegistration().build())
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  expect((await consent(id, { body: yes, cookie })).status).toBe(403)
  users.clock.advance(3_600_000)
  expect((await consent(json.user.id, { body: yes, cookie })).status).toBe(401)
})

test('onboarding cookie ends with all sessions of its member', async () => {
  const registration = aRegistration().build()
  const { json, headers } = await users.register(registration)
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const { email, password } = registration
  await users.call('POST', '/api/auth/verify-email', { body: { token: await users.mailedToken(email) } })
  const { token } = (await users.signIn(email, password)).json
  users.clock.advance(1000)
  await users.call('POST', '/api/auth/logout?everywhere=true', { token })
  expect((await consent(json.user.id, { body: yes, cookie })).status).toBe(403)
})

test('consent changes are stored with wording and language, and move the member in and out of the match index', async () => {
  const { id, token } = await users.member()
  const indexed = async () =>
    (await users.database.query('select from users.match_candidates where member_id = $1', [id])).length
  expect(await indexed()).toBe(1)
  await consent(id, { token, body: { ...no, wording: 'account.consent@1', language: 'en' } })
  expect(await indexed()).toBe(0)
  await consent(id, { token, body: yes, cookie: 'lang=ar' })
  expect(await indexed()).toBe(1)
  const log = await users.database.query(
    'select phone_share_consent, is_active, wording, language from users.consent_records where member_id = $1 order by id',
    [id],
  )
  expect(log).toEqual([
    { phone_share_consent: false, is_active: false, wording: 'account.consent@1', language: 'en' },
    { phone_share_consent: true, is_active: true, wording: 'unnamed', language: 'ar' },
  ])
})

test('consent for another member is rejected, and so is one of a visitor', async () => {
  const [one, other] = [await users.member(), await users.member()]
  expect((await consent(other.id, { token: one.token, body: yes })).status).toBe(403)
  expect((await consent(other.id, { body: yes })).status).toBe(401)
})

test('consent call needs both flags', async () => {
  const { id, token } = await users.member()
  expect((await consent(id, { token, body: { phoneShareConsent: true } })).status).toBe(400)
})
