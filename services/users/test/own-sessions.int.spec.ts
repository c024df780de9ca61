import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type EndedSession, EndedSessions, tokenDigest } from '@rafiq/service-kit'
import { waitUntil } from '@rafiq/testing'
import { linkToken } from '@rafiq/testing/mail-server'
import { OwnSecurity } from './own-security.ts'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService
let own: OwnSecurity

beforeAll(async () => {
  users = await UsersService.start()
  own = new OwnSecurity(users)
})
afterAll(() => users?.stop())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const profileStatus = async (token: string) =>
  (await users.call('GET', '/api/user/profile', { token })).status
const signInWith = ({ email, password }: Member, headers: Record<string, string>) =>
  users.call('POST', '/api/auth/login', { body: { email, password }, headers })
const list = async (token: string) => (await own.ask(token, 'GET', 'sessions')).json

describe('one’s own sessions', () => {
  test('are listed with device and times, this one first, and nothing of their tokens or an address', async () => {
    const member = await users.member()
    users.clock.advance(90_000)
    const { token } = (await signInWith(member, { 'user-agent': firefox })).json
    const sessions = await list(token)
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toEqual({
      id: expect.any(String),
      device: { browser: 'Firefox', os: 'Windows' },
      createdAt: users.clock.now().toISOString(),
      lastSeenAt: users.clock.now().toISOString(),
      current: true,
    })
    expect(sessions[1]).toMatchObject({ current: false })
    expect(JSON.stringify(sessions)).not.toContain(token)
    expect(JSON.stringify(sessions)).not.toContain('145')
  })

  test('have a last use to the minute', async () => {
    const { token } = await users.member()
    const [{ lastSeenAt: first }] = await list(token)
    users.clock.advance(30_000)
    expect((await list(token))[0].lastSeenAt).toBe(first)
    users.clock.advance(40_000)
    expect((await list(token))[0].lastSeenAt).toBe(users.clock.now().toISOString())
  })

  test('end one by one, for open sockets too, and only by whose they are', async () => {
    const [member, outsider] = [await users.member(), await users.member()]
    const other = (await signInWith(member, {})).json.token
    const [, { id }] = await list(member.token)
    const ended: EndedSession[] = []
    users.app.get(EndedSessions, { strict: false }).listen(
      (session) => void ended.push(session),
      () => undefined,
    )
    expect((await own.ask(outsider.token, 'DELETE', `sessions/${id}`)).status).toBe(404)
    expect((await own.ask(member.token, 'DELETE', `sessions/${id}`)).status).toBe(204)
    expect((await own.ask(member.token, 'DELETE', `sessions/${id}`)).status).toBe(404)
    expect([await profileStatus(member.token), await profileStatus(other)]).toEqual([200, 401])
    await waitUntil('the end is heard', () => ended.some(({ sessionId }) => sessionId === tokenDigest(other)))
  })

  test('end all but this one, which PostgreSQL knows as well', async () => {
    const member = await users.member()
    const other = (await signInWith(member, {})).json.token
    users.clock.advance(1)
    expect((await own.ask(member.token, 'DELETE', 'sessions')).status).toBe(204)
    expect([await profileStatus(member.token), await profileStatus(other)]).toEqual([200, 401])
    const [row] = await users.database.query('select sessions_valid_from from users.members where id = $1', [
      member.id,
    ])
    expect(new Date(row?.sessions_valid_from as string)).toEqual(users.clock.now())
  })

  test('end with the links that set a password', async () => {
    const { email, token } = await users.member()
    await users.call('POST', '/api/auth/forgot-password', { body: { email } })
    const mail = await waitUntil('the link arrives', () =>
      users.mail.mails.find(({ to, text }) => to === email && text.includes('/reset-password')),
    )
    const check = () =>
      users.call('POST', '/api/auth/reset-password/check', { body: { token: linkToken(mail) } })
    expect((await check()).json).toEqual({ valid: true })
    users.clock.advance(1)
    await own.ask(token, 'DELETE', 'sessions')
    expect((await check()).json).toEqual({ valid: false })
  })

  test('need a session', async () => {
    expect((await users.call('GET', '/api/user/sessions')).status).toBe(401)
    expect((await users.call('DELETE', '/api/user/sessions')).status).toBe(401)
    expect((await users.call('GET', '/api/user/security')).status).toBe(401)
  })
})

describe('staff and sign-in of other accounts', () => {
  test('an admin ends a member’s sessions, which is recorded; nobody else may', async () => {
    const [admin, moderator] = [await own.somebody('admin'), await own.somebody('moderator')]
    const member = await users.member()
    users.clock.advance(1)
    expect((await own.orders.endSessions(moderator.id, member.id)).status).toBe(403)
    expect((await own.orders.endSessions(admin.id, admin.id)).status).toBe(403)
    expect(await profileStatus(member.token)).toBe(200)
    expect((await own.orders.endSessions(admin.id, member.id)).json).toEqual({ ended: 1 })
    expect(await profileStatus(member.token)).toBe(401)
    expect(await own.orders.audit(member.id)).toMatchObject([
      { actor: admin.id, action: 'member.sessions-ended', details: { ended: 1 } },
    ])
  })

  test('an admin resets the factors of staff: they are gone, sessions end, a mail tells', async () => {
    const [admin, moderator] = [await own.somebody('admin'), await own.somebody('moderator')]
    await own.addApp(moderator.token)
    await own.addPasskey(moderator.token)
    users.clock.advance(1)
    expect((await own.orders.resetFactors(moderator.id, admin.id)).status).toBe(403)
    expect((await own.orders.resetFactors(admin.id, moderator.id)).status).toBe(204)
    expect(await profileStatus(moderator.token)).toBe(401)
    const { json } = await users.signIn(moderator.email, moderator.password)
    expect(await own.security(json.token)).toMatchObject({
      passkeys: [],
      totp: null,
      recoveryCodesLeft: null,
    })
    const entries = await own.orders.audit(moderator.id)
    expect(entries.find(({ action }) => action === 'member.factors-reset')).toMatchObject({
      actor: admin.id,
      details: { passkeys: 1, totp: true },
    })
    await waitUntil('the mail arrives', () => users.mail.about(moderator.email, 'أُلغيت وسائل التحقق لحسابك'))
  })
})
