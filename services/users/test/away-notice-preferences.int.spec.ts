import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { defaultAwayNotices } from '@rafiq/contracts/members'
import { Unsubscribe } from '../src/away-notices/unsubscribe.ts'
import { AwayNotices, everything } from './away-notices.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let notices: AwayNotices

let { member, other } = {} as AwayNotices['people']

beforeAll(async () => {
  users = await UsersService.start({ MAIL_BOUNCES: 'bounces@rafiq.test' })
  notices = await AwayNotices.of(users)
  ;({ member, other } = notices.people)
})
afterAll(() => users?.stop())
beforeEach(() => notices.begin())

const path = '/api/user/away-notices'

describe('away notices of a member', () => {
  test('are off until they are asked for, and nights are quiet', async () => {
    expect(await users.call('GET', path, other)).toMatchObject({ status: 200, json: defaultAwayNotices })
  })

  test('change one by one, and are in the export', async () => {
    const changed = await notices.want(other, { mail: { contact: true } })
    const wanted = { ...defaultAwayNotices, mail: { message: false, contact: true, matches: false } }
    expect(changed).toMatchObject({ status: 200, json: wanted })
    await notices.want(other, { quietHours: { from: 1, until: 2 } })
    const { json } = await users.call('GET', '/api/user/export', other)
    expect(json.awayNotices).toEqual({
      wanted: { ...wanted, quietHours: { from: 1, until: 2 } },
      devices: [],
      noted: [],
    })
  })

  test('changed twice at once hold both changes', async () => {
    const kinds = ['message', 'contact', 'matches'] as const
    const answers = await Promise.all(kinds.map((kind) => notices.want(other, { mail: { [kind]: true } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await users.call('GET', path, other)).json.mail).toEqual(everything)
  })

  test.each([
    { mail: { message: 'yes' } },
    { mail: { sms: true } },
    { push: { mail: true } },
    { quietHours: { from: 22 } },
    { quietHours: { from: 24, until: 8 } },
    { quietHours: { from: 8, until: 8 } },
    { quietHours: { from: 1.5, until: 8 } },
    [],
  ])('refuse %j', async (body) => {
    expect(await notices.want(member, body)).toMatchObject({ status: 400, json: { code: 'malformed' } })
  })

  test('are nobody’s without a session', async () => {
    expect((await users.call('GET', path)).status).toBe(401)
    expect((await users.call('PATCH', path, { body: { mail: { message: true } } })).status).toBe(401)
  })
})

describe('the unsubscribe link of a mail', () => {
  // Jobs start by the clock of the service, which runs ahead of that of the queue: only `send` sends.
  beforeAll(() => users.clock.advance(60 * 60_000))

  const linked = async () => {
    await notices.unread(member, other, 1)
    await notices.noted(member, 1)
    await notices.send(member)
    const [mail] = notices.mails(member)
    const url = new URL(/^<(.*)>$/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '')
    return { member, mail, link: `${url.pathname}${url.search}` }
  }
  const wanted = async (member: { token: string }) => (await users.call('GET', path, member)).json.mail

  test('ends by one press what the mail told of, and nothing else, as often as it is pressed', async () => {
    const { member, mail, link } = await linked()
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const _ of [1, 2]) {
      const { status } = await users.call('POST', link, { headers, body: 'List-Unsubscribe=One-Click' })
      expect(status).toBe(204)
      expect(await wanted(member)).toEqual({ ...everything, message: false })
    }
  })

  test('changes nothing where it is only followed, and leads to the page that asks', async () => {
    const { member, link } = await linked()
    const { status, headers } = await users.call('GET', link)
    expect([status, headers.location]).toEqual([303, link.replace('/api/away-notices', '')])
    expect(await wanted(member)).toEqual(everything)
  })

  test('is refused where it was altered, or is missing', async () => {
    const { member, link } = await linked()
    const altered = link.replace('.message.', '.message-contact.')
    expect(await users.call('POST', altered, { body: {} })).toMatchObject({
      status: 400,
      json: { code: 'invalid-unsubscribe-link' },
    })
    expect((await users.call('POST', '/api/away-notices/unsubscribe', { body: {} })).status).toBe(400)
    expect((await users.call('GET', '/api/away-notices/unsubscribe')).status).toBe(400)
    expect(await wanted(member)).toEqual(everything)
  })

  test('in a report that the address is gone ends notices by mail of every kind; the report comes to an address of its own', async () => {
    const { member, mail, link } = await linked()
    expect(mail?.envelopeFrom).toBe('bounces@rafiq.test')
    const token = new URL(link, 'https://rafiq.test').searchParams.get('token') ?? ''
    await users.app.get(Unsubscribe, { strict: false }).endAll(token)
    expect(Object.values(await wanted(member))).toEqual(Object.keys(everything).map(() => false))
  })

  test('has nothing left to do for an account that is gone', async () => {
    const { member, link } = await linked()
    await users.call('DELETE', '/api/user/delete', member)
    expect((await users.call('POST', link, { body: {} })).status).toBe(204)
    expect(await notices.rows(member)).toEqual([])
    expect(
      await users.database.query('select from users.notice_preferences where member_id = $1', [member.id]),
    ).toEqual([])
  })
})
