import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { SoftwareAuthenticator } from '@rafiq/testing'
import { OwnSecurity } from './own-security.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let own: OwnSecurity

beforeAll(async () => {
  users = await UsersService.start({ STAFF_SECOND_FACTOR: 'required' })
  own = new OwnSecurity(users)
})
afterAll(() => users?.stop())

describe('setting up an authenticator app', () => {
  test('staff without a factor are told so, and are free in the same session once an app is confirmed', async () => {
    const { email, password } = await own.somebody('moderator')
    const { json } = await users.signIn(email, password)
    expect(json.restriction).toBe('second-factor-required')
    const { enrolmentId, secret, uri } = await own.beginApp(json.token)
    expect(uri).toContain(secret)
    expect((await own.security(json.token)).totp).toBeNull()
    const confirmed = await own.confirmApp(json.token, enrolmentId, own.code(secret))
    expect(confirmed.status).toBe(200)
    expect(confirmed.json.recoveryCodes).toHaveLength(10)
    expect(await own.security(json.token)).toMatchObject({
      restriction: null,
      recoveryCodesLeft: 10,
      stepUp: { ways: ['totp', 'recovery-code'] },
    })
  })

  test('a wrong code may be tried again, and one without six digits is malformed', async () => {
    const { token } = await own.somebody('moderator')
    const { enrolmentId, secret } = await own.beginApp(token)
    const wrong = own.code(secret, 1000)
    expect(await own.confirmApp(token, enrolmentId, wrong)).toMatchObject({
      status: 422,
      json: { code: 'wrong-second-factor' },
    })
    expect((await own.confirmApp(token, enrolmentId, '12345')).status).toBe(400)
    expect((await own.confirmApp(token, enrolmentId, own.code(secret))).status).toBe(200)
  })

  test('of two enrolments confirmed at once one counts, and a third is refused', async () => {
    const { token } = await own.somebody('admin')
    const [one, other] = [await own.beginApp(token), await own.beginApp(token)]
    const answers = await Promise.all(
      [one, other].map(({ enrolmentId, secret }) => own.confirmApp(token, enrolmentId, own.code(secret))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await own.ask(token, 'POST', 'factors/totp')).toMatchObject({
      status: 409,
      json: { code: 'factor-exists' },
    })
  })

  test('an enrolment is its owner’s, and a member has none', async () => {
    const [one, other] = [await own.somebody('admin'), await own.somebody('admin')]
    const { enrolmentId, secret } = await own.beginApp(one.token)
    const stolen = await own.confirmApp(other.token, enrolmentId, own.code(secret))
    expect(stolen).toMatchObject({ status: 422, json: { code: 'challenge-expired' } })
    const member = await users.member()
    expect((await own.ask(member.token, 'POST', 'factors/totp')).status).toBe(403)
    expect((await users.call('POST', '/api/user/factors/totp')).status).toBe(401)
  })

  test('the secret lies sealed in the database, and no code as it is', async () => {
    const { id, token } = await own.somebody('moderator')
    const { secret, recoveryCodes } = await own.addApp(token)
    const rows = JSON.stringify([
      await users.database.query('select * from users.totp_factors where member_id = $1', [id]),
      await users.database.query('select * from users.recovery_codes where member_id = $1', [id]),
    ])
    expect(rows).not.toContain(secret)
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replace('-', ''))
  })
})

describe('signing in with an authenticator app', () => {
  test('the password alone opens nothing, and the code opens a session', async () => {
    const staff = await own.somebody('moderator')
    const { secret } = await own.addApp(staff.token)
    const first = await users.signIn(staff.email, staff.password)
    expect(first.json).toEqual({ pending: expect.any(String), factors: ['totp', 'recovery-code'] })
    expect(await own.profileStatus(first.json.pending)).toBe(401)
    const { status, json } = await own.complete({ pending: first.json.pending, totp: own.code(secret) })
    expect(status).toBe(200)
    expect(json).toEqual({ token: expect.any(String), restriction: null })
    expect(await own.profileStatus(json.token)).toBe(200)
  })

  test('a code is good once, also of two at once', async () => {
    const staff = await own.somebody('moderator')
    const { secret } = await own.addApp(staff.token)
    const [one, other] = [await own.pending(staff), await own.pending(staff)]
    const totp = own.code(secret)
    const answers = await Promise.all([one, other].map((pending) => own.complete({ pending, totp })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const replayed = await own.complete({ pending: await own.pending(staff), totp })
    expect(replayed).toMatchObject({ status: 401, json: { code: 'wrong-second-factor' } })
  })

  test('five wrong codes end the attempt, whatever comes then', async () => {
    const staff = await own.somebody('moderator')
    const { secret } = await own.addApp(staff.token)
    const pending = await own.pending(staff)
    const wrong = own.code(secret, 1000)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await own.complete({ pending, totp: wrong })).json.code).toBe('wrong-second-factor')
    }
    expect(await own.complete({ pending, totp: own.code(secret) })).toMatchObject({
      status: 401,
      json: { code: 'second-factor-expired' },
    })
  })

  test('a finished attempt, an unknown one and one before a new password open nothing', async () => {
    const staff = await own.somebody('moderator')
    const { secret } = await own.addApp(staff.token)
    const [used, stale] = [await own.pending(staff), await own.pending(staff)]
    expect((await own.complete({ pending: used, totp: own.code(secret) })).status).toBe(200)
    users.clock.advance(30_000)
    expect((await own.complete({ pending: used, totp: own.code(secret) })).status).toBe(401)
    const body = { currentPassword: staff.password, password: `${staff.password}-anew` }
    expect((await users.call('POST', '/api/auth/change-password', { token: staff.token, body })).status).toBe(
      204,
    )
    expect((await own.complete({ pending: stale, totp: own.code(secret) })).json.code).toBe(
      'second-factor-expired',
    )
    expect((await own.complete({ pending: 'nonsense', totp: '123456' })).status).toBe(401)
    expect((await own.complete({ totp: '123456' })).status).toBe(400)
  })

  test('a recovery code signs in once, also of two at once, and tells how many are left', async () => {
    const staff = await own.somebody('moderator')
    const { recoveryCodes } = await own.addApp(staff.token)
    const [recoveryCode] = recoveryCodes
    const [one, other] = [await own.pending(staff), await own.pending(staff)]
    const answers = await Promise.all([one, other].map((pending) => own.complete({ pending, recoveryCode })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(answers.find(({ status }) => status === 200)?.json.recoveryCodesLeft).toBe(9)
  })

  test('new recovery codes make the old ones void', async () => {
    const staff = await own.somebody('moderator')
    const { recoveryCodes } = await own.addApp(staff.token)
    const renewed = await own.ask(staff.token, 'POST', 'factors/recovery-codes')
    expect(renewed.json.recoveryCodes).toHaveLength(10)
    const by = async (recoveryCode: string | undefined) =>
      (await own.complete({ pending: await own.pending(staff), recoveryCode })).status
    expect(await by(recoveryCodes[0])).toBe(401)
    expect(await by(renewed.json.recoveryCodes[0])).toBe(200)
  })
})

describe('passkeys', () => {
  test('a member adds one and signs in by it alone, and still by the password alone', async () => {
    const member = await users.member()
    const { authenticator, answer } = await own.addPasskey(member.token)
    expect(answer).toMatchObject({ status: 201, json: { passkey: { name: 'هاتفي' }, recoveryCodes: null } })
    const signedIn = await own.signInByPasskey(authenticator)
    expect(signedIn.answer.status).toBe(200)
    expect(await own.profileStatus(signedIn.answer.json.token)).toBe(200)
    expect((await users.signIn(member.email, member.password)).json.token).toEqual(expect.any(String))
  })

  test('staff sign in by one alone, or by it after the password', async () => {
    const staff = await own.somebody('admin')
    const { authenticator, answer } = await own.addPasskey(staff.token)
    expect(answer.json.recoveryCodes).toHaveLength(10)
    const alone = (await own.signInByPasskey(authenticator)).answer
    expect(alone.json).toMatchObject({ token: expect.any(String), restriction: null })
    const first = (await users.signIn(staff.email, staff.password)).json
    expect(first.factors).toEqual(['passkey', 'recovery-code'])
    const { challengeId, options } = await own.offer('second-factor/options', {
      body: { pending: first.pending },
    })
    expect(options.allowCredentials).toHaveLength(1)
    const passkey = authenticator.get(options)
    const completed = await own.complete({ pending: first.pending, challengeId, passkey })
    expect(completed.status).toBe(200)
  })

  test.each([
    ['of another origin', { origin: 'https://rafiq.example' }],
    ['for another site', { rpId: 'rafiq.example' }],
    ['without verifying who uses it', { verified: false }],
  ])('an answer %s neither adds one nor signs in', async (_what, deviation) => {
    const { token } = await users.member()
    const refused = await own.addPasskey(token, new SoftwareAuthenticator(), deviation)
    expect(refused.answer).toMatchObject({ status: 422, json: { code: 'wrong-second-factor' } })
    const { authenticator } = await own.addPasskey(token)
    expect((await own.signInByPasskey(authenticator, deviation)).answer).toMatchObject({
      status: 401,
      json: { code: 'wrong-second-factor' },
    })
  })

  test('an answer is good once, and not without the right challenge', async () => {
    const { token } = await users.member()
    const { authenticator, body } = await own.addPasskey(token)
    expect((await own.ask(token, 'POST', 'factors/passkeys', body)).json.code).toBe('challenge-expired')
    const signedIn = await own.signInByPasskey(authenticator)
    const again = await users.call('POST', '/api/auth/passkey', { body: signedIn.body })
    expect(again).toMatchObject({ status: 401, json: { code: 'second-factor-expired' } })
    const { challengeId } = await own.offer('passkey/options')
    const other = await own.offer('passkey/options')
    const crossed = { challengeId, passkey: authenticator.get(other.options) }
    expect((await users.call('POST', '/api/auth/passkey', { body: crossed })).status).toBe(401)
    expect((await users.call('POST', '/api/auth/passkey', { body: { challengeId } })).status).toBe(400)
  })

  test('a counter that goes back is a copy, and refused', async () => {
    const { token } = await users.member()
    const { authenticator } = await own.addPasskey(token)
    expect((await own.signInByPasskey(authenticator, { counter: 7 })).answer.status).toBe(200)
    expect((await own.signInByPasskey(authenticator, { counter: 7 })).answer.status).toBe(401)
    expect((await own.signInByPasskey(authenticator, { counter: 8 })).answer.status).toBe(200)
  })

  test('one passkey belongs to one account, and one that nobody has signs nobody in', async () => {
    const [one, other] = [await users.member(), await users.member()]
    const { authenticator } = await own.addPasskey(one.token)
    expect((await own.addPasskey(other.token, authenticator)).answer).toMatchObject({
      status: 409,
      json: { code: 'factor-exists' },
    })
    const outsider = new SoftwareAuthenticator()
    expect((await own.signInByPasskey(outsider)).answer.json.code).toBe('wrong-second-factor')
  })

  test('is renamed and removed by its owner only', async () => {
    const [one, other] = [await users.member(), await users.member()]
    const { answer } = await own.addPasskey(one.token)
    const path = `factors/passkeys/${answer.json.passkey.id}`
    expect((await own.ask(other.token, 'PATCH', path, { name: 'x' })).status).toBe(404)
    expect((await own.ask(other.token, 'DELETE', path)).status).toBe(404)
    expect((await own.ask(one.token, 'PATCH', path, { name: ' ' })).status).toBe(400)
    expect((await own.ask(one.token, 'PATCH', path, { name: 'حاسوبي' })).json.name).toBe('حاسوبي')
    expect((await own.ask(one.token, 'DELETE', path)).status).toBe(204)
    expect((await own.security(one.token)).passkeys).toEqual([])
  })
})
