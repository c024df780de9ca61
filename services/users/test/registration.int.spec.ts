import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { validationMessages } from '@rafiq/contracts'
import { registrationResultSchema } from '@rafiq/contracts/members'
import { aRegistration, waitUntil } from '@rafiq/testing'
import { UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

describe('registering', () => {
  test('makes an unverified member who may match and shares no phone', async () => {
    const answer = await users.register(aRegistration().build())
    expect(answer.status).toBe(201)
    const { user } = registrationResultSchema.parse(answer.json)
    expect(user).toEqual({ id: expect.any(String), phoneShareConsent: false, isActive: true })
  })

  test('folds e-mail and phone, and keeps the password as a hash', async () => {
    const registration = aRegistration({ phone: '٠٥١٢٣٤٥٦٧٨' }).build()
    await users.register({ ...registration, email: `  ${registration.email.toUpperCase()} ` })
    const rows = await users.database.query('select * from users.members where email = $1', [
      registration.email,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      phone: '966512345678',
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    })
  })

  test('refuses an address that is taken, in any case', async () => {
    const registration = aRegistration().build()
    await users.register(registration)
    const again = await users.register({ ...registration, email: registration.email.toUpperCase() })
    expect(again.status).toBe(409)
    expect(again.json).toMatchObject({ message: 'User with this email already exists', code: 'email-exists' })
  })

  test('makes one member of two registrations at once', async () => {
    const registration = aRegistration().build()
    const answers = await Promise.all(Array.from({ length: 6 }, () => users.register(registration)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test.each([
    ['an age under 18', { age: 17 }, 'age', validationMessages.ageUnder18],
    ['a short password', { password: '12345' }, 'password', validationMessages.passwordShort],
    ['no lifestyle', { lifestyle: [] }, 'lifestyle', validationMessages.lifestyle],
    ['a foreign phone', { phone: '+1 202 555 0100' }, 'phone', validationMessages.phone],
    ['Riyadh without an area', { area: null }, 'area', validationMessages.areaRequired],
  ] as const)('says what is wrong with %s', async (_what, overrides, path, message) => {
    const answer = await users.register({ ...aRegistration().build(), ...overrides } as never)
    expect(answer.status).toBe(400)
    expect(answer.json.issues).toContainEqual({ path, message })
  })

  test('answers a body that is no object with 400', async () => {
    expect((await users.call('POST', '/api/users/with-matching', { body: [] })).status).toBe(400)
  })
})

describe('the mail', () => {
  test('is in Arabic by default and in the chosen language else', async () => {
    const [arabic, english] = [aRegistration().build(), aRegistration().build()]
    await users.register(arabic)
    await users.register(english, 'lang=en')
    await waitUntil('both mails arrive', () => users.mail.to(arabic.email) && users.mail.to(english.email))
    expect(users.mail.to(arabic.email)?.html).toContain('dir="rtl"')
    expect(users.mail.to(english.email)?.subject).toBe('Verify your email address for Rafiq')
    expect(users.mail.to(english.email)?.text).toContain('http://localhost:4000/verify-email?token=')
  })
})

describe('the answer to a new member', () => {
  test('shows how matches fit, but nothing of the people', async () => {
    const other = await users.member({ location: 'abha', area: null })
    const { json } = await users.register(aRegistration({ location: 'abha', area: null }).build())
    expect(json.matches).toHaveLength(1)
    expect(json.matches[0]).toMatchObject({
      id: other.id,
      name: null,
      phone: null,
      bio: null,
      age: null,
      photoUrl: null,
    })
  })

  test('sets a cookie that no script and no other site gets, good for the consent call of this member', async () => {
    const { headers } = await users.register(aRegistration().build())
    expect([headers['set-cookie']].flat()[0]).toMatch(
      /^onboarding=\S+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Strict$/,
    )
  })
})
