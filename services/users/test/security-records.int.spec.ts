import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { withClient } from '@rafiq/database'
import { waitUntil } from '@rafiq/testing'
import { OwnSecurity } from './own-security.ts'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService
let own: OwnSecurity

beforeAll(async () => {
  users = await UsersService.start()
  own = new OwnSecurity(users)
})
afterAll(() => users?.stop())

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const hour = 3_600_000
const nextHour = () => users.clock.advance(hour)
const runHourly = () => users.runHourly()
const signInWith = ({ email, password }: Member, headers: Record<string, string>) =>
  users.call('POST', '/api/auth/login', { body: { email, password }, headers })
const deviceOf = (setCookie: unknown) =>
  /(?:^|-)device=([\w-]+)/.exec([setCookie].flat().join('; '))?.[1] ?? ''
const mailed = (email: string, subject: string) =>
  waitUntil(`the mail "${subject}" arrives`, () => users.mail.about(email, subject))
const devices = (id: string) =>
  users.database.query('select * from users.known_devices where member_id = $1', [id])
const entriesOf = (id: string, action: string) =>
  users.database.query(
    'select details, address_hash from audit.entries where subject_id = $1 and action = $2',
    [id, action],
  )

describe('a sign-in', () => {
  test('in a new browser is told by mail with device and time; in a known one it is not', async () => {
    const member = await users.member({ language: 'en' })
    const first = await signInWith(member, { 'user-agent': chrome })
    const cookie = `device=${deviceOf(first.headers['set-cookie'])}`
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly/)
    await waitUntil('the mail names the device', () =>
      users.mail.mails.some(({ to, text }) => to === member.email && text.includes('Chrome on Windows')),
    )
    const before = (await devices(member.id)).length
    const again = await signInWith(member, { 'user-agent': chrome, cookie })
    expect(deviceOf(again.headers['set-cookie'])).toBe(cookie.slice('device='.length))
    expect(await devices(member.id)).toHaveLength(before)
    expect(JSON.stringify(await devices(member.id))).not.toContain(cookie.slice('device='.length))
  })

  test('keeps at most twenty browsers of a member', async () => {
    const member = await users.member()
    for (let count = 0; count < 22; count += 1) {
      users.clock.advance(1)
      await signInWith(member, {})
    }
    expect(await devices(member.id)).toHaveLength(20)
  })

  test('waits for no other sign-in that makes room for its own browser', async () => {
    const member = await users.member()
    for (let count = 0; count < 19; count += 1) await signInWith(member, {})
    const [oldest] = await users.database.query<{ hash: string }>(
      'select hash from users.known_devices where member_id = $1 order by last_seen_at, hash desc limit 1',
      [member.id],
    )
    await withClient(users.database.adminUrl, async (client) => {
      await client.query('begin')
      await client.query('delete from users.known_devices where hash = $1', [oldest?.hash])
      const { status } = await signInWith(member, {})
      await client.query('rollback')
      expect(status).toBe(200)
    })
    await signInWith(member, {})
    expect(await devices(member.id)).toHaveLength(20)
  })

  test('of staff is recorded with a hash of the address, and no address', async () => {
    const { id, email, password } = await own.somebody('moderator')
    await users.signIn(email, password, '192.0.2.77')
    const entries = await entriesOf(id, 'sign-in.opened')
    expect(entries.at(-1)).toMatchObject({ details: { by: 'password' } })
    expect(entries.at(-1)?.address_hash).toMatch(/^[\w-]{16}$/)
    expect(JSON.stringify(entries)).not.toContain('192.0.2.77')
  })
})

test('each sign-in and each failure is logged with the account and the way, and nothing that was typed', async () => {
  const { id, email, password } = await users.member()
  await users.signIn(email, password)
  await users.signIn(email, 'not-the-password')
  await users.signIn('nobody-of-this-name@rafiq.test', 'not-the-password')
  const logged = users.lines.map((line) => JSON.parse(line))
  const { requestId } = logged.findLast(({ msg, memberId }) => msg === 'sign-in failed' && memberId === id)
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'signed in', memberId: id, by: 'password' }))
  expect(logged).toContainEqual(expect.objectContaining({ requestId, status: 401, code: 'invalid-password' }))
  expect(logged).toContainEqual(expect.objectContaining({ status: 404, code: 'user-not-found' }))
  expect(users.lines.join('')).not.toMatch(/nobody-of-this-name|not-the-password/)
})

describe('failed sign-ins', () => {
  test('of a member who is deleted at this moment are counted nowhere, and refused as ever', async () => {
    const { id, token } = await users.member()
    await withClient(users.database.urlFor('users'), async (deleting) => {
      await deleting.query('begin')
      await deleting.query('delete from users.members where id = $1', [id])
      const rejection = users.call('POST', '/api/auth/change-password', {
        token,
        body: { currentPassword: 'not-the-password', password: 'another-password-2025' },
      })
      await users.database.untilLocked('%sign_in_failures%')
      await deleting.query('commit')
      expect(await rejection).toMatchObject({ status: 422, json: { code: 'wrong-current-password' } })
    })
  })

  test('of a known account become one entry for the hour, however many they are', async () => {
    const { id, email } = await users.member()
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => users.signIn(email, 'wrong', `192.0.2.${index + 1}`)),
    )
    await runHourly()
    expect(await entriesOf(id, 'sign-in.failed')).toEqual([])
    nextHour()
    await Promise.all([runHourly(), runHourly()])
    const entries = await entriesOf(id, 'sign-in.failed')
    expect(entries).toHaveLength(1)
    expect(entries[0]?.details).toMatchObject({ failures: 12, moreAddresses: true })
    const from = (entries[0]?.details as { from: string[] } | undefined)?.from ?? []
    expect(from).toHaveLength(8)
    expect(JSON.stringify(from)).not.toContain('192.0.2')
  })

  test('of nobody leave nothing, and those of a deleted account go with it', async () => {
    const { id, email, token } = await users.member()
    await users.signIn('nobody@rafiq.test', 'wrong')
    await users.signIn(email, 'wrong')
    await users.call('DELETE', '/api/user/delete', { token })
    nextHour()
    await runHourly()
    expect(await entriesOf(id, 'sign-in.failed')).toEqual([])
  })
})

describe('a mail tells', () => {
  test('of a changed and of a reset password', async () => {
    const { email, password, token } = await users.member({ language: 'en' })
    const body = { currentPassword: password, password: 'a-new-password' }
    await users.call('POST', '/api/auth/change-password', { token, body })
    expect((await mailed(email, 'Your password was changed')).text).toContain('Riyadh time')
  })

  test('of a factor that was added, and of one that was removed', async () => {
    const { email, token } = await users.member({ language: 'en' })
    const { answer } = await own.addPasskey(token)
    await mailed(email, 'A way to sign in was added to your account')
    await own.ask(token, 'DELETE', `factors/passkeys/${answer.json.passkey.id}`)
    await mailed(email, 'A way to sign in was removed from your account')
  })

  test('of a deleted account, after which the address is nowhere', async () => {
    const { email, token } = await users.member({ language: 'en' })
    await users.call('DELETE', '/api/user/delete', { token })
    expect((await mailed(email, 'Your Rafiq account was deleted')).text).not.toContain('/account')
    await waitUntil('nothing is kept', async () => {
      const rows = await users.database.query('select from users.security_mails where address = $1', [email])
      return rows.length === 0
    })
  })
})

test('the export names factors, sessions and browsers, and holds no secret of them', async () => {
  const { token } = await own.somebody('moderator')
  const { secret, recoveryCodes } = await own.addApp(token)
  const { authenticator } = await own.addPasskey(token)
  const { json } = await users.call('GET', '/api/user/export', { token })
  expect(json.security).toMatchObject({
    passkeys: [{ name: 'هاتفي' }],
    totp: { createdAt: expect.any(String) },
    recoveryCodesLeft: 10,
  })
  expect(json.security.knownDevices.length).toBeGreaterThan(0)
  expect(json.sessions.open.length).toBe(json.sessions.count)
  const text = JSON.stringify(json)
  for (const hidden of [secret, token, authenticator.credentialId.toString('base64url'), ...recoveryCodes]) {
    expect(text).not.toContain(hidden)
  }
})
