import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { OwnSecurity } from './own-security.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let own: OwnSecurity

beforeAll(async () => {
  users = await UsersService.start({ STAFF_SECOND_FACTOR: 'required' })
  own = new OwnSecurity(users)
})
afterAll(() => users?.stop())

const minutes = (count: number) => users.clock.advance(count * 60_000)

describe('required factors of staff', () => {
  test('the last one stays, of two at once one goes', async () => {
    const { token } = await own.somebody('admin')
    const { answer } = await own.addPasskey(token)
    const path = `factors/passkeys/${answer.json.passkey.id}`
    expect(await own.ask(token, 'DELETE', path)).toMatchObject({ status: 422, json: { code: 'last-factor' } })
    await own.addApp(token)
    const gone = await Promise.all([own.ask(token, 'DELETE', path), own.ask(token, 'DELETE', 'factors/totp')])
    expect(gone.map(({ status }) => status).sort()).toEqual([204, 422])
  })

  test('a change ends the other sessions and keeps this one', async () => {
    const { email, password, token } = await own.somebody('moderator')
    const other = (await users.signIn(email, password)).json.token
    users.clock.advance(1)
    await own.addApp(token)
    expect([await own.profileStatus(token), await own.profileStatus(other)]).toEqual([200, 401])
  })

  test('a weak password has to be changed first, and only a strict one is taken', async () => {
    const member = await users.member({ password: 'short-1' })
    await users.database.query("update users.members set role = 'moderator' where id = $1", [member.id])
    const { token } = (await users.signIn(member.email, 'short-1')).json
    await own.addApp(token)
    expect((await own.security(token)).restriction).toBe('password-change-required')
    const change = (password: string) =>
      users.call('POST', '/api/auth/change-password', {
        token,
        body: { currentPassword: 'short-1', password },
      })
    expect(await change('short-2')).toMatchObject({ status: 400, json: { code: 'weak-password' } })
    expect((await change('dates-and-coffee-at-dusk')).status).toBe(204)
    expect((await own.security(token)).restriction).toBeNull()
  })

  test('whoever is no more of staff has neither app nor codes', async () => {
    const [admin, moderator] = [await own.somebody('admin'), await own.somebody('moderator')]
    await own.addApp(moderator.token)
    await own.orders.giveRole(admin.id, moderator.id, 'user')
    const { json } = await users.signIn(moderator.email, moderator.password)
    expect(await own.security(json.token)).toMatchObject({ totp: null, recoveryCodesLeft: null })
  })
})

describe('step-up', () => {
  test('holds for ten minutes after signing in, and is asked for then', async () => {
    const { token } = await own.somebody('moderator')
    expect((await own.ask(token, 'POST', 'factors/totp')).status).toBe(201)
    minutes(10)
    expect(await own.ask(token, 'POST', 'factors/totp')).toMatchObject({
      status: 403,
      json: { code: 'step-up-required' },
    })
    expect((await own.security(token)).stepUp.until).toBeNull()
  })

  test('staff with an app confirm by its code, once, and not by the password', async () => {
    const { token, password } = await own.somebody('moderator')
    const { secret } = await own.addApp(token)
    minutes(11)
    expect(await own.stepUp(token, { password })).toMatchObject({
      status: 422,
      json: { code: 'wrong-second-factor' },
    })
    const totp = own.code(secret)
    const answers = await Promise.all([own.stepUp(token, { totp }), own.stepUp(token, { totp })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const confirmed = answers.find(({ status }) => status === 200)?.json.token
    expect((await own.ask(confirmed, 'POST', 'factors/recovery-codes')).status).toBe(200)
  })

  test('a member confirms by password or passkey; a challenge of another session does not count', async () => {
    const { token, email, password } = await users.member()
    const { authenticator } = await own.addPasskey(token)
    minutes(11)
    expect((await own.stepUp(token, { password: 'wrong' })).json.code).toBe('wrong-current-password')
    const { token: confirmed } = (await own.stepUp(token, { password })).json
    const { challengeId, options } = await own.offer('step-up/options', { token: confirmed })
    const passkey = authenticator.get(options)
    const other = (await users.signIn(email, password)).json.token
    expect((await own.stepUp(other, { challengeId, passkey })).json.code).toBe('challenge-expired')
    expect((await own.stepUp(confirmed, { challengeId, passkey })).status).toBe(200)
  })

  test('gives the session another token, and the one before opens nothing any more', async () => {
    const { token, password } = await users.member()
    const before = (await own.ask(token, 'GET', 'sessions')).json
    const { token: renewed } = (await own.stepUp(token, { password })).json
    expect((await own.ask(token, 'GET', 'sessions')).status).toBe(401)
    const after = await own.ask(renewed, 'GET', 'sessions')
    expect(after.json).toMatchObject([{ current: true, createdAt: before[0].createdAt }])
    expect(after.json).toHaveLength(before.length)
  })

  test('of two at once opens one token, and the other is asked to sign in anew', async () => {
    const { token, password } = await users.member()
    const answers = await Promise.all([own.stepUp(token, { password }), own.stepUp(token, { password })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('needs a session and a proof, and a passkey where one is asked for', async () => {
    const { token } = await users.member()
    expect((await users.call('POST', '/api/auth/step-up', { body: { password: 'x' } })).status).toBe(401)
    expect((await own.stepUp(token, {})).status).toBe(400)
    expect((await own.offer('step-up/options', { token })).code).toBe('no-second-factor')
  })
})
