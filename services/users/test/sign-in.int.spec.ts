import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { withClient } from '@rafiq/database'
import { aRegistration, uniqueEmail } from '@rafiq/testing'
import { PasswordHasher } from '../src/passwords/password-hasher.ts'
import { UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

const profileStatus = async (token: string) =>
  (await users.call('GET', '/api/user/profile', { token })).status

describe('signing in', () => {
  test.each([{}, { email: 'a@b.sa' }, { email: '', password: 'x' }])(
    'asks for both fields: %j',
    async (body) => {
      const answer = await users.call('POST', '/api/auth/login', { body })
      expect(answer.status).toBe(400)
      expect(answer.json).toMatchObject({
        message: 'Email and password are required',
        code: 'credentials-required',
      })
    },
  )

  test('tells an unknown account from a wrong password', async () => {
    const { email } = await users.member()
    expect(await users.signIn(uniqueEmail(), 'whatever')).toMatchObject({
      status: 404,
      json: { message: 'User not found' },
    })
    expect(await users.signIn(email, 'wrong')).toMatchObject({
      status: 401,
      json: { message: 'Invalid password' },
    })
  })

  test('tells that the e-mail is not verified only after the right password', async () => {
    const { email, password } = aRegistration().build()
    await users.register(aRegistration({ email, password }).build())
    expect((await users.signIn(email, 'wrong')).json.message).toBe('Invalid password')
    expect(await users.signIn(email, password)).toMatchObject({
      status: 403,
      json: { message: 'Email not verified' },
    })
  })

  test('opens a session whatever the case of the address', async () => {
    const { email, password } = await users.member()
    const { status, json } = await users.signIn(email.toUpperCase(), password)
    expect(status).toBe(200)
    expect(await profileStatus(json.token)).toBe(200)
  })

  test('makes a hash of another cost anew, once and by the right password only', async () => {
    const { email, password } = await users.member()
    const stored = async () => {
      const sql = 'select password_hash from users.members where email = $1'
      const [row] = await users.database.query<{ password_hash: string }>(sql, [email])
      return row?.password_hash
    }
    const dear = await new PasswordHasher({ PASSWORD_HASH_MEMORY: 128 }).hash(password)
    await users.database.query('update users.members set password_hash = $2 where email = $1', [email, dear])
    expect((await users.signIn(email, 'wrong')).status).toBe(401)
    expect(await stored()).toBe(dear)
    expect((await users.signIn(email, password)).status).toBe(200)
    const renewed = await stored()
    expect(renewed).toContain('$m=64,')
    expect((await users.signIn(email, password)).status).toBe(200)
    expect(await stored()).toBe(renewed)
  })

  test.each([
    ['sessions all end', 'update users.members set sessions_valid_from = clock_timestamp() where id = $1'],
    ['account is deleted', 'delete from users.members where id = $1'],
  ])('of somebody whose %s at this moment is refused, and leaves no session', async (_, change) => {
    const { id, email, password } = await users.member()
    const sessions = async () => (await users.redis.client.keys(`${users.redis.prefix}*${id}*`)).length
    await users.redis.clear()
    await withClient(users.database.urlFor('users'), async (changing) => {
      await changing.query('begin')
      await changing.query('select from users.members where id = $1 for update', [id])
      const answer = users.signIn(email, password)
      await users.database.untilLocked('%for key share%')
      expect(await sessions()).toBeGreaterThan(0)
      await changing.query(change, [id])
      await changing.query('commit')
      expect(await answer).toMatchObject({ status: 409, json: { code: 'conflict' } })
    })
    expect(await sessions()).toBe(0)
  })

  test('is activity, which is written at most once an hour', async () => {
    const { id, email, password } = await users.member()
    const activeAt = async () => {
      const sql = 'select active_at from users.members where id = $1'
      return (await users.database.query<{ active_at: Date }>(sql, [id]))[0]?.active_at
    }
    const registered = await activeAt()
    users.clock.advance(3_599_999)
    await users.signIn(email, password)
    expect(await activeAt()).toEqual(registered)
    users.clock.advance(1_001)
    await users.signIn(email, password)
    expect(await activeAt()).toEqual(users.clock.now())
  })
})

describe('signing out', () => {
  test('ends this session and leaves the others', async () => {
    const { email, password, token } = await users.member()
    const other = (await users.signIn(email, password)).json.token
    expect((await users.call('POST', '/api/auth/logout', { token })).status).toBe(204)
    expect(await profileStatus(token)).toBe(401)
    expect(await profileStatus(other)).toBe(200)
  })

  test('everywhere ends all of them', async () => {
    const { email, password, token } = await users.member()
    const other = (await users.signIn(email, password)).json.token
    users.clock.advance(1)
    expect((await users.call('POST', '/api/auth/logout?everywhere=true', { token })).status).toBe(204)
    expect([await profileStatus(token), await profileStatus(other)]).toEqual([401, 401])
  })

  test('needs a session', async () => {
    expect((await users.call('POST', '/api/auth/logout')).status).toBe(401)
  })
})
