import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { defaultAwayNotices } from '@rafiq/contracts/members'
import { type BrowserSubscription, tracesOf, waitUntil } from '@rafiq/testing'
import { AwayNotices, everything } from './away-notices.ts'
import { roomWith } from './other-services.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let notices: AwayNotices
let { member, other, third } = {} as AwayNotices['people']
let browser: BrowserSubscription

const byPush = { push: everything, mail: defaultAwayNotices.mail, quietHours: null }

beforeAll(async () => {
  users = await UsersService.start()
  notices = await AwayNotices.of(users)
  ;({ member, other, third } = notices.people)
})
afterAll(() => users?.stop())
beforeEach(async () => {
  await notices.begin(byPush)
  browser = await notices.browser(member)
})

/** What the browser shows. */
const shown = (to = browser) => users.push.to(to).map(({ payload }) => JSON.parse(payload).notification)
const arrived = async (count: number, to = browser) => {
  await waitUntil('the push arrives', () => shown(to).length >= count)
  return shown(to)
}

describe('a push', () => {
  test('tells once of a room until it is read, sealed for the browser, without a name', async () => {
    await notices.unread(member, other, 1)
    const [notification] = await arrived(1)
    expect(notification).toMatchObject({
      title: 'New messages are waiting for you',
      lang: 'en',
      dir: 'ltr',
      navigate: `http://localhost:4000/chat/${roomWith(other.id)}`,
    })
    await waitUntil('it is known as sent', async () => (await notices.rows(member))[0]?.sent === true)
    await notices.unread(member, other, 4)
    await notices.unread(member, other, 6, 4)
    const [first, second] = await arrived(2)
    // The second one takes the place of the first.
    expect(second.tag).toBe(first.tag)
    expect(shown()).toHaveLength(2)
    expect(JSON.stringify(users.push.delivered)).not.toMatch(/ريم|القحطاني/)
    expect(notices.mails(member)).toEqual([])
  })

  test('is signed for the push service, and kept there no longer than it may ring', async () => {
    const { publicKey } = (await users.call('GET', '/api/user/push-subscription', member)).json
    await notices.unread(member, other, 1)
    await arrived(1)
    const [push] = users.push.to(browser)
    expect(push).toMatchObject({
      vapidKey: publicKey,
      claims: { aud: users.push.url, sub: 'mailto:support@rafiq.test' },
      headers: { ttl: '86400', topic: expect.stringMatching(/^[0-9a-f]{32}$/) },
    })
  })

  test('waits while the push service is unavailable, and is sent once afterwards', async () => {
    await users.push.stop()
    await notices.unread(member, other, 1)
    await notices.noted(member, 1)
    await users.push.start()
    users.push.rejection = { status: 503 }
    const asked = users.push.asked
    await waitUntil('it was refused', () => users.push.asked > asked)
    users.push.rejection = null
    await arrived(1)
    await notices.push(member)
    expect(shown()).toHaveLength(1)
  })

  test('comes beside a mail, and neither keeps the other one waiting', async () => {
    await notices.want(member, { mail: everything })
    users.push.rejection = { status: 500 }
    await notices.unread(member, other, 1)
    await notices.arrived(member, 1)
    users.push.rejection = null
    await arrived(1)
    expect(notices.mails(member)).toHaveLength(1)
  })
})

describe('a push whose time comes later', () => {
  // Jobs start by the clock of the service, which runs ahead of that of the queue: only `push` sends.
  beforeAll(() => users.clock.advance(3_600_000))

  const waiting = async (count = 1) => {
    await notices.unread(member, other, 1)
    await notices.noted(member, count)
  }

  test('is one with all that waits, and leads to all of it', async () => {
    await waiting()
    await notices.unread(member, third, 1)
    await notices.contacted(other, member)
    await notices.noted(member, 3)
    users.others.unread(other.id, third.id)
    await notices.push(member)
    expect(shown()).toMatchObject([
      { title: 'What is new for you on Rafiq', navigate: 'http://localhost:4000/chat' },
    ])
  })

  test('reaches every browser of the member, each once, also where one of them is offline', async () => {
    const { json } = await users.signIn(member.email, member.password)
    const elsewhere = await notices.browser({ token: json.token })
    await waiting(2)
    await Promise.all([notices.push(member), notices.push(member)])
    await notices.push(member)
    expect([shown().length, shown(elsewhere).length]).toEqual([1, 1])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['of what was read meanwhile', async () => users.others.recover()],
    ['about somebody blocked', () => users.call('PUT', `/api/user/blocks/${other.id}`, member)],
    ['that was switched off meanwhile', () => notices.want(member, { push: { message: false } })],
  ])('%s is dropped when its time comes', async (_, meanwhile) => {
    await waiting()
    await meanwhile()
    await notices.push(member)
    expect(await notices.rows(member)).toEqual([])
    expect(shown()).toEqual([])
  })

  test('of the quiet hours is told once, after them', async () => {
    const hour = (users.clock.now().getUTCHours() + 3) % 24
    await notices.want(member, { quietHours: { from: hour, until: (hour + 2) % 24 } })
    await waiting()
    await notices.push(member)
    expect(shown()).toEqual([])
    users.clock.advance(2 * 3_600_000)
    await notices.push(member)
    await notices.push(member)
    expect(shown()).toHaveLength(1)
    // Until the quiet hours begin again.
    const ttl = Number(users.push.to(browser)[0]?.headers.ttl)
    expect(ttl).toBeGreaterThan(0)
    expect(ttl).toBeLessThanOrEqual(22 * 3_600)
  })

  test('is not sent in an ended session, though the end was not announced', async () => {
    const { json } = await users.signIn(member.email, member.password)
    const elsewhere = await notices.browser({ token: json.token })
    await waiting(2)
    await users.database.query('update users.members set sessions_valid_from = $2 where id = $1', [
      member.id,
      new Date(users.clock.now().getTime() + 1),
    ])
    await notices.push(member)
    expect([...shown(), ...shown(elsewhere)]).toEqual([])
    expect(await users.database.query('select from users.push_subscriptions')).toEqual([])
    await users.database.query('update users.members set sessions_valid_from = created_at')
  })

  test.each([404, 410])(
    'to a browser that is gone (%i) forgets it, with what waits for it',
    async (status) => {
      await waiting()
      users.push.rejection = { status }
      await notices.push(member)
      expect(await notices.rows(member)).toEqual([])
      expect(await users.database.query('select from users.push_subscriptions')).toEqual([])
    },
  )

  test.each([400, 403, 429, 500, 503])(
    'that is refused (%i) stays, and is told when it works',
    async (status) => {
      await waiting()
      users.push.rejection = { status }
      await expect(notices.push(member)).rejects.toThrow()
      users.push.rejection = null
      await notices.push(member)
      expect(shown()).toHaveLength(1)
    },
  )

  test('follows nobody who sends it elsewhere', async () => {
    await waiting()
    const { endpoint } = users.push.browser()
    users.push.rejection = { status: 307, location: endpoint }
    const asked = users.push.asked
    await expect(notices.push(member)).rejects.toThrow()
    expect(users.push.asked).toBe(asked + 1)
  })

  test('goes nowhere where the address is allowed no more', async () => {
    await waiting()
    await users.database.query("update users.push_subscriptions set endpoint = 'http://127.0.0.1:9/x'")
    const asked = users.push.asked
    await notices.push(member)
    expect(users.push.asked).toBe(asked)
    expect(await users.database.query('select from users.push_subscriptions')).toEqual([])
  })

  test('of new matches comes once a week where only pushes are wanted', async () => {
    await notices.want(member, { push: { ...everything, message: false, contact: false } })
    users.clock.advance(60_000)
    await users.member()
    users.clock.advance(7 * 86_400_000)
    await notices.lookForMatches()
    await notices.push(member)
    expect(shown()).toMatchObject([
      { title: 'New matches for you', navigate: 'http://localhost:4000/matches' },
    ])
  })

  test('about a deleted account goes with it, without a trace', async () => {
    const leaving = await users.member()
    await notices.unread(member, leaving, 1)
    await notices.noted(member, 1)
    await users.call('DELETE', '/api/user/delete', leaving)
    await notices.push(member)
    expect(shown()).toEqual([])
    const traces = await tracesOf(users.database, leaving.id)
    expect(traces.filter((place) => /notice|push/.test(place))).toEqual([])
  })
})
