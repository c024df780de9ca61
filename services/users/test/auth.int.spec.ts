import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { withClient } from '@rafiq/database'
import { aRegistration, uniqueEmail, waitUntil } from '@rafiq/testing'
import { linkToken } from '@rafiq/testing/mail-server'
import { UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

const profileStatus = async (token: string) =>
  (await users.call('GET', '/api/user/profile', { token })).status

describe('verifying an e-mail address', () => {
  test('works once', async () => {
    const registration = aRegistration().build()
    await users.register(registration)
    const body = { token: await users.mailedToken(registration.email) }
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await users.call('POST', '/api/auth/verify-email', { body })).status),
    )
    expect(statuses.sort()).toEqual([204, 400, 400])
    expect((await users.signIn(registration.email, registration.password)).status).toBe(200)
  })

  test('refuses what is no token, or one older than a day', async () => {
    const registration = aRegistration().build()
    await users.register(registration)
    const token = await users.mailedToken(registration.email)
    users.clock.advance(24 * 3_600_000)
    for (const stale of [token, 'nonsense']) {
      expect(await users.call('POST', '/api/auth/verify-email', { body: { token: stale } })).toMatchObject({
        status: 400,
        json: { message: 'Invalid or expired verification link' },
      })
    }
    expect((await users.call('POST', '/api/auth/verify-email', { body: {} })).status).toBe(400)
  })

  test('another mail can be asked for, and nobody learns whether the account exists', async () => {
    const registration = aRegistration().build()
    await users.register(registration)
    const first = await users.mailedToken(registration.email)
    const ask = (email: string) => users.call('POST', '/api/auth/resend-verification', { body: { email } })
    expect([(await ask(registration.email)).status, (await ask(uniqueEmail())).status]).toEqual([202, 202])
    const second = await waitUntil('the second mail arrives', () => {
      const mail = users.mail.to(registration.email)
      const token = mail && linkToken(mail)
      return token !== first && token
    })
    expect((await users.call('POST', '/api/auth/verify-email', { body: { token: second } })).status).toBe(204)
    expect((await ask('no address')).status).toBe(400)
  })
})

describe('a forgotten password', () => {
  const forget = async (email: string): Promise<string> => {
    await users.call('POST', '/api/auth/forgot-password', { body: { email } })
    const mail = await waitUntil('the mail arrives', () =>
      users.mail.mails.findLast(({ to, text }) => to === email && text.includes('/reset-password')),
    )
    return linkToken(mail)
  }

  test('is replaced by the link of a mail, once, and ends all sessions', async () => {
    const { email, token } = await users.member()
    const body = { token: await forget(email), password: 'a-new-password' }
    users.clock.advance(1)
    expect((await users.call('POST', '/api/auth/reset-password', { body })).status).toBe(204)
    expect(await profileStatus(token)).toBe(401)
    expect((await users.signIn(email, 'a-new-password')).status).toBe(200)
    expect((await users.call('POST', '/api/auth/reset-password', { body })).status).toBe(400)
  })

  test('counts as a verified address', async () => {
    const registration = aRegistration().build()
    await users.register(registration)
    const body = { token: await forget(registration.email), password: 'a-new-password' }
    await users.call('POST', '/api/auth/reset-password', { body })
    expect((await users.signIn(registration.email, 'a-new-password')).status).toBe(200)
  })

  const reset = (token: string, password = 'a-new-password') =>
    users.call('POST', '/api/auth/reset-password', { body: { token, password } })
  const dead = { status: 400, json: { code: 'invalid-reset-link' } }

  test('is replaced once by a link that is pressed twice at the same moment', async () => {
    const { email } = await users.member()
    const token = await forget(email)
    const answers = await Promise.all(['one-password', 'two-password'].map((word) => reset(token, word)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
    const signIns = await Promise.all(
      ['one-password', 'two-password'].map((word) => users.signIn(email, word)),
    )
    expect(signIns.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('cannot be replaced any more by a link from before the password was changed', async () => {
    const { email, password, token } = await users.member()
    const link = await forget(email)
    const body = { currentPassword: password, password: 'chosen-meanwhile' }
    expect((await users.call('POST', '/api/auth/change-password', { token, body })).status).toBe(204)
    expect(await reset(link)).toMatchObject(dead)
    expect((await users.signIn(email, 'chosen-meanwhile')).status).toBe(200)
  })

  test('cannot be replaced any more by a link from before a sign-out everywhere', async () => {
    const { email, token } = await users.member()
    const link = await forget(email)
    expect((await users.call('POST', '/api/auth/logout?everywhere=true', { token })).status).toBe(204)
    expect(await reset(link)).toMatchObject(dead)
  })

  test('is replaced by the newest link only', async () => {
    const { email } = await users.member()
    const first = await forget(email)
    await users.call('POST', '/api/auth/forgot-password', { body: { email } })
    const second = await waitUntil('the second mail arrives', () => {
      const mail = users.mail.to(email)
      const token = mail && linkToken(mail)
      return token === first ? undefined : token
    })
    expect(await reset(first)).toMatchObject(dead)
    expect((await reset(second)).status).toBe(204)
  })

  test('gets no link by a mail that waited while the password was changed', async () => {
    const { email, password, token } = await users.member()
    await users.mail.stop()
    await users.call('POST', '/api/auth/forgot-password', { body: { email } })
    users.clock.advance(1)
    const body = { currentPassword: password, password: 'chosen-meanwhile' }
    expect((await users.call('POST', '/api/auth/change-password', { token, body })).status).toBe(204)
    await users.mail.start()
    const jobs = () =>
      users.database.query("select from events.job where name = 'users.send-mail' and state < 'completed'")
    await waitUntil('no mail waits any more', async () => (await jobs()).length === 0)
    expect(
      users.mail.mails.filter(({ to, text }) => to === email && text.includes('/reset-password')),
    ).toEqual([])
  })

  const check = (body: unknown) => users.call('POST', '/api/auth/reset-password/check', { body })

  test('has a link that can be asked whether it still works, which does not use it up', async () => {
    const { email } = await users.member()
    const token = await forget(email)
    const works = { status: 200, json: { valid: true } }
    expect([await check({ token }), await check({ token })]).toMatchObject([works, works])
    expect((await reset(token)).status).toBe(204)
    expect((await check({ token })).json).toEqual({ valid: false })
  })

  test('has a link that stops working after an hour', async () => {
    const { email } = await users.member()
    const token = await forget(email)
    users.clock.advance(3_600_001)
    expect((await check({ token })).json).toEqual({ valid: false })
  })

  test('says of no token and of a link of another kind that they do not work, and of no body that it is none', async () => {
    const registration = aRegistration().build()
    await users.register(registration)
    const token = await users.mailedToken(registration.email)
    expect((await check({ token })).json).toEqual({ valid: false })
    expect((await check({ token: 'x'.repeat(43) })).json).toEqual({ valid: false })
    for (const body of [{}, { token: '' }, { token: 'x'.repeat(201) }]) {
      expect((await check(body)).status).toBe(400)
    }
  })

  test('refuses a short password and a link of another kind', async () => {
    const registration = aRegistration().build()
    await users.register(registration)
    const token = await users.mailedToken(registration.email)
    expect((await reset(token, 'long-enough')).status).toBe(400)
    expect((await reset(token, 'short')).status).toBe(400)
  })
})

describe('a mail to an address that nobody has verified', () => {
  const typed = { name: 'بادر بزيارة evil.test', bio: 'Visit https://evil.test', phone: '966599888777' }
  const sent = (email: string) => users.mail.mails.filter(({ to }) => to === email)

  test.each(['ar', 'en'] as const)('has nothing that its registrant typed, in %s', async (language) => {
    const registration = aRegistration({ ...typed, language }).build()
    await users.register(registration)
    await users.mailedToken(registration.email)
    for (const path of ['resend-verification', 'forgot-password']) {
      await users.call('POST', `/api/auth/${path}`, { body: { email: registration.email } })
    }
    await waitUntil('three mails arrive', () => sent(registration.email).length === 3)
    for (const { subject, text, html } of sent(registration.email)) {
      for (const part of [subject, text, html]) expect(part).not.toMatch(/evil|بادر|599888777/)
    }
  })

  test('greets by name once the address is verified', async () => {
    const { email } = await users.member({ name: 'نورة العتيبي' })
    await users.call('POST', '/api/auth/forgot-password', { body: { email } })
    const mail = await waitUntil('the mail arrives', () =>
      users.mail.mails.find(({ to, text }) => to === email && text.includes('/reset-password')),
    )
    expect(mail.text).toContain('نورة العتيبي')
  })
})

describe('changing the password', () => {
  test('needs the current one, keeps this session and ends the others', async () => {
    const { email, password, token } = await users.member()
    const other = (await users.signIn(email, password)).json.token
    const change = (currentPassword: string) =>
      users.call('POST', '/api/auth/change-password', {
        token,
        body: { currentPassword, password: 'a-new-password' },
      })
    expect((await change('wrong')).status).toBe(422)
    users.clock.advance(1)
    expect((await change(password)).status).toBe(204)
    expect([await profileStatus(token), await profileStatus(other)]).toEqual([200, 401])
    expect((await users.signIn(email, password)).status).toBe(401)
    expect((await users.signIn(email, 'a-new-password')).status).toBe(200)
  })

  test.each([
    ['is done where a sign-in has renewed the hash of the current one meanwhile', 'the-same-2025', 204],
    ['is refused where another change has won meanwhile', 'another-one-2025', 422],
  ])('%s', async (_, meanwhile, status) => {
    const { id, token } = await users.member({ password: 'the-same-2025' })
    const { id: twin } = await users.member({ password: meanwhile })
    await withClient(users.database.urlFor('users'), async (client) => {
      await client.query('begin')
      await client.query('select from users.members where id = $1 for update', [id])
      const change = users.call('POST', '/api/auth/change-password', {
        token,
        body: { currentPassword: 'the-same-2025', password: 'a-new-password' },
      })
      await users.database.untilLocked('%from "users"."members"%for update%')
      const hashOfTwin = '(select password_hash from users.members where id = $2)'
      await client.query(`update users.members set password_hash = ${hashOfTwin} where id = $1`, [id, twin])
      await client.query('commit')
      expect((await change).status).toBe(status)
    })
  })

  test('needs a session', async () => {
    const body = { currentPassword: 'x', password: 'a-new-password' }
    expect((await users.call('POST', '/api/auth/change-password', { body })).status).toBe(401)
  })
})
