import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@rafiq/contracts'
import { tokenDigest } from '@rafiq/service-kit'
import { type BrowserSubscription, waitUntil } from '@rafiq/testing'
import { AwayNotices } from './away-notices.ts'
import { type Member, UsersService } from './users-service.ts'

let users: UsersService
let notices: AwayNotices
let { member, other } = {} as AwayNotices['people']

beforeAll(async () => {
  users = await UsersService.start()
  notices = await AwayNotices.of(users)
  ;({ member, other } = notices.people)
})
afterAll(() => users?.stop())
beforeEach(() => notices.begin())

const path = '/api/user/push-subscription'
const read = async ({ token }: Pick<Member, 'token'>) => (await users.call('GET', path, { token })).json
const stored = () =>
  users.database.query<{ member_id: string; session_id: string; endpoint: string }>(
    'select member_id, session_id, endpoint from users.push_subscriptions order by added_at, id',
  )
/** Another session of a member. */
const another = async ({ id, email, password }: Member): Promise<Member> => {
  const { json } = await users.signIn(email, password)
  return { id, email, password, token: json.token }
}
const gone = () => waitUntil('it is removed', async () => (await stored()).length === 0)

describe('a new push subscription', () => {
  test('is kept for its session, and told the key that it needs', async () => {
    const before = await read(member)
    expect(Buffer.from(before.publicKey, 'base64url')).toHaveLength(65)
    expect(before.endpoint).toBeNull()
    const { endpoint } = await notices.browser(member)
    expect(await read(member)).toEqual({ publicKey: before.publicKey, endpoint })
    expect((await read(await another(member))).endpoint).toBeNull()
    expect((await read(other)).endpoint).toBeNull()
  })

  test('may say so again, and takes the place of what the session had before', async () => {
    const browser = await notices.browser(member)
    expect((await notices.subscribe(member, browser)).status).toBe(204)
    const next = await notices.browser(member)
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([next.endpoint])
  })

  test('is the same one in the next session of its member, and no more its member’s in the next one’s', async () => {
    const browser = await notices.browser(member)
    const [first] = await users.database.query('select id from users.push_subscriptions')
    const next = await another(member)
    await notices.subscribe(next, browser)
    expect(await users.database.query('select id from users.push_subscriptions')).toEqual([first])
    await notices.subscribe(other, browser)
    expect(await stored()).toMatchObject([{ member_id: other.id }])
    expect((await read(next)).endpoint).toBeNull()
  })

  test('of two members at once is one’s', async () => {
    const browser = users.push.browser()
    const answers = await Promise.all([member, other].map((one) => notices.subscribe(one, browser)))
    expect(answers.map(({ status }) => status).filter((status) => ![204, 409].includes(status))).toEqual([])
    expect(await stored()).toHaveLength(1)
  })

  test('makes room for another one beyond the limit', async () => {
    const endpoints: string[] = []
    while (endpoints.length <= limits.pushSubscriptions) {
      users.clock.advance(1)
      endpoints.push((await notices.browser(await another(member))).endpoint)
    }
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual(endpoints.slice(1))
  })

  test.each([
    'https://evil.test/push',
    'http://127.0.0.1:9/push',
    'http://localhost/push',
    'https://169.254.169.254/latest',
  ])(
    'at an address that is no push service (%s) is refused, and nothing is asked there',
    async (endpoint) => {
      const answer = await notices.subscribe(member, { ...users.push.browser(), endpoint })
      expect(answer).toMatchObject({ status: 422, json: { code: 'push-service-unknown' } })
      expect(await stored()).toEqual([])
    },
  )

  test.each<[string, object]>([
    ['no address', { endpoint: 'x' }],
    ['a file', { endpoint: 'file:///etc/passwd' }],
    ['a long address', { endpoint: `https://push.test/${'x'.repeat(1_000)}` }],
    ['no key', { keys: undefined }],
    ['a key that is no point', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
    ['a short secret', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A' } }],
    ['more', { memberId: '01900000-0000-7000-8000-00000000000a' }],
  ])('with %s is refused', async (_, change) => {
    const answer = await notices.subscribe(member, { ...users.push.browser(), ...change })
    expect(answer).toMatchObject({ status: 400, json: { code: 'malformed' } })
    expect(await stored()).toEqual([])
  })

  test('is nobody’s without a session', async () => {
    for (const method of ['GET', 'DELETE'] as const) expect((await users.call(method, path)).status).toBe(401)
    expect((await users.call('PUT', path, { body: users.push.browser() })).status).toBe(401)
  })
})

describe('a renewed push subscription', () => {
  const renew = (before: { endpoint: string; auth: string }, after: object) =>
    users.call('POST', `${path}/renewal`, { body: { before, after } })
  const known = ({ endpoint, keys: { auth } }: BrowserSubscription) => ({ endpoint, auth })

  test('is reached there, as the same one, by whoever knows the secret of the one before', async () => {
    const before = await notices.browser(member)
    const rows = await users.database.query('select id, session_id from users.push_subscriptions')
    const after = users.push.browser()
    expect((await renew(known(before), after)).status).toBe(204)
    expect(await users.database.query('select id, session_id from users.push_subscriptions')).toEqual(rows)
    expect((await read(member)).endpoint).toBe(after.endpoint)
    expect(await renew(known(before), after)).toMatchObject({ status: 404 })
  })

  test('is not known by another secret', async () => {
    const before = await notices.browser(member)
    const { keys } = users.push.browser()
    const answer = await renew({ endpoint: before.endpoint, auth: keys.auth }, users.push.browser())
    expect(answer).toMatchObject({ status: 404, json: { code: 'not-found' } })
    expect((await read(member)).endpoint).toBe(before.endpoint)
  })

  test('does not take the address of another browser', async () => {
    const [before, taken] = [await notices.browser(member), await notices.browser(other)]
    expect(await renew(known(before), taken)).toMatchObject({ status: 409, json: { code: 'conflict' } })
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([before.endpoint, taken.endpoint])
  })

  test('at an address that is no push service, or with a key that is no point, is refused', async () => {
    const before = await notices.browser(member)
    const strange = { ...users.push.browser(), endpoint: 'http://localhost/push' }
    expect(await renew(known(before), strange)).toMatchObject({
      status: 422,
      json: { code: 'push-service-unknown' },
    })
    const broken = { ...users.push.browser(), keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }
    expect(await renew(known(before), broken)).toMatchObject({ status: 400, json: { code: 'malformed' } })
    expect((await read(member)).endpoint).toBe(before.endpoint)
  })
})

describe('a push subscription is removed', () => {
  test('when its member says so, as often as they like, and no other one’s', async () => {
    const session = await another(member)
    const { endpoint } = await notices.browser(session)
    await notices.browser(member)
    for (const _ of [1, 2]) {
      expect((await users.call('DELETE', path, { token: member.token })).status).toBe(204)
      expect(await stored()).toMatchObject([{ endpoint }])
    }
  })

  test('when its session ends', async () => {
    const session = await another(member)
    await notices.browser(session)
    await users.call('POST', '/api/auth/logout', { token: session.token, body: {} })
    await gone()
  })

  test('when its member ends the other sessions', async () => {
    await notices.browser(await another(member))
    await users.call('DELETE', '/api/user/sessions', member)
    await gone()
  })

  test('within the hour where the end of its session was not announced', async () => {
    const kept = await notices.browser(member)
    const session = await another(member)
    await notices.browser(session)
    const { client, prefix } = users.redis
    await client.del(`${prefix}session:${tokenDigest(session.token)}`)
    await users.runHourly()
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([kept.endpoint])
  })

  test('with its account', async () => {
    const leaving = await users.member()
    await notices.browser(leaving)
    await users.call('DELETE', '/api/user/delete', leaving)
    expect(await stored()).toEqual([])
  })
})

test('push subscription is kept when its session gets another token', async () => {
  const { endpoint } = await notices.browser(member)
  const answer = await users.call('POST', '/api/auth/step-up', {
    token: member.token,
    body: { password: member.password },
  })
  expect(answer.status).toBe(200)
  member.token = answer.json.token
  expect((await read(member)).endpoint).toBe(endpoint)
})

test('push subscription is kept when its member signs in again in that browser, and in no other one', async () => {
  const credentials = { email: member.email, password: member.password }
  const signIn = (cookie?: string) =>
    users.call('POST', '/api/auth/login', { body: credentials, ...(cookie && { cookie }) })
  const first = await signIn()
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  const browser = users.push.browser()
  const { token } = first.json
  expect((await users.call('PUT', path, { token, cookie, body: browser })).status).toBe(204)
  expect((await read((await signIn()).json)).endpoint).toBeNull()
  const again = (await signIn(cookie)).json
  expect((await read(again)).endpoint).toBe(browser.endpoint)
  await users.call('POST', '/api/auth/logout', { token, body: {} })
  expect((await read(again)).endpoint).toBe(browser.endpoint)
})

test('the browsers that get notices are in the export, without their addresses', async () => {
  const { endpoint, keys } = await notices.browser(member)
  const { json } = await users.call('GET', '/api/user/export', member)
  const addedAt = users.clock.now().toISOString()
  expect(json.awayNotices.devices).toEqual([{ pushService: '127.0.0.1', addedAt }])
  for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(JSON.stringify(json)).not.toContain(secret)
})
