import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { noticeText } from '@rafiq/contracts/moderation'
import { uuidv7 } from '@rafiq/service-kit'
import { waitUntil } from '@rafiq/testing'
import { StaffOrders } from './staff-orders.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let orders: StaffOrders

beforeAll(async () => {
  users = await UsersService.start()
  orders = new StaffOrders(users)
})
afterAll(() => users?.stop())

/** Milliseconds. */
const day = 86_400_000

const order = (id: string, memberId: string, notice: object = {}, secret = true) =>
  orders.call(
    'PUT',
    `notices/${id}`,
    { memberId, template: 'warning-conduct', words: null, until: null, ...notice },
    secret,
  )
const noticesTo = (address: string) =>
  users.mail.mails.filter(({ to, subject }) => to === address && /warning|تنبيه|حذف|deleted/i.test(subject))
const speaking = (id: string, language: string) =>
  users.database.query('update users.members set language = $2 where id = $1', [id, language])

describe('a notice', () => {
  test.each(['ar', 'en'] as const)('is mailed in the member’s language (%s), once', async (language) => {
    const member = await users.member({ name: 'هند' })
    await speaking(member.id, language)
    const id = uuidv7()
    const words = 'Please <b>read</b> the rules.'
    const answers = await Promise.all([1, 2, 3].map(() => order(id, member.id, { words })))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    const mail = await waitUntil('it arrives', () => noticesTo(member.email)[0])
    const { title, text } = noticeText('warning-conduct', language)
    expect(mail.subject).toBe(title)
    expect(mail.text).toContain(text)
    expect(mail.text).toContain(words)
    expect(mail.html).toContain('Please &lt;b&gt;read&lt;/b&gt; the rules.')
    expect((await order(id, member.id, { words })).status).toBe(204)
    // Whatever follows in the queue comes later than a second one would.
    await order(uuidv7(), member.id, { template: 'warning-fraud' })
    await waitUntil('the next one arrives', () => noticesTo(member.email).length > 1)
    expect(noticesTo(member.email)).toHaveLength(2)
    const [row] = await users.database.query('select words, sent_at from users.notice_mails where id = $1', [
      id,
    ])
    expect(row).toEqual({ words: null, sent_at: expect.anything() })
  })

  test('waits while the mail server is unavailable', async () => {
    const member = await users.member()
    await users.mail.stop()
    expect((await order(uuidv7(), member.id)).status).toBe(204)
    await users.mail.start()
    await waitUntil('it arrives', () => noticesTo(member.email).length === 1)
  })

  test('goes to nobody who is gone, by nobody without the secret, in no other words', async () => {
    const member = await users.member()
    expect((await order(uuidv7(), uuidv7())).status).toBe(404)
    expect((await order(uuidv7(), member.id, {}, false)).status).toBe(403)
    expect((await order(uuidv7(), member.id, { template: 'hello' })).status).toBe(400)
  })
})

describe('an account deleted by staff', () => {
  const people = async () => {
    const [admin, member] = [await orders.staff('admin'), await users.member()]
    await speaking(member.id, 'en')
    return { admin, member }
  }
  const erase = async ({ admin, member }: Awaited<ReturnType<typeof people>>) => {
    const notice = { template: 'deleted', words: null, until: null }
    const path = `staff/members/${member.id}/deletion`
    expect((await orders.call('POST', path, { actorId: admin.id, notice })).status).toBe(200)
  }
  const kept = async ({ email }: { email: string }) =>
    (await users.database.query('select from users.notice_mails where address = $1', [email])).length

  test('is told by mail, and no address stays', async () => {
    const { admin, member } = await people()
    await erase({ admin, member })
    await waitUntil('it arrives', () => noticesTo(member.email).length === 1)
    expect(noticesTo(member.email)).toMatchObject([{ subject: 'Your account is deleted' }])
    await waitUntil('no address stays', async () => (await kept(member)) === 0)
  })

  test('leaves no address either where the mail cannot be delivered for days', async () => {
    const { admin, member } = await people()
    await users.mail.stop()
    await erase({ admin, member })
    users.clock.advance(day)
    await users.runHourly()
    expect(await kept(member)).toBe(1)
    users.clock.advance(day + 1)
    await users.runHourly()
    expect(await kept(member)).toBe(0)
    await users.mail.start()
  })
})

describe('members who may be reported', () => {
  const ask = (id: string, reporterId: string) =>
    orders.call('GET', `members/${id}/reportable?reporterId=${reporterId}`)
  const switchOn = ({ id, token }: { id: string; token: string }) =>
    users.call('PATCH', `/api/users/${id}/consent`, {
      token,
      body: { phoneShareConsent: true, isActive: true },
    })

  test('is who matches them, shown without a phone', async () => {
    const [one, other] = [await users.member(), await users.member({ name: 'ريم', bio: 'about me' })]
    for (const member of [one, other]) await switchOn(member)
    const { status, json } = await ask(other.id, one.id)
    expect([status, json.known]).toEqual([200, true])
    expect(json.card).toMatchObject({ id: other.id, name: 'ريم', bio: 'about me' })
    expect(json.card).not.toHaveProperty('phone')
    expect((await ask(one.id, one.id)).json.known).toBe(false)
  })

  test('is nobody else, but whoever contacted them, or whom they contacted', async () => {
    const [one, far] = [await users.member(), await users.member({ location: 'jeddah', area: null })]
    for (const member of [one, far]) await switchOn(member)
    expect((await ask(far.id, one.id)).json.known).toBe(false)
    await users.database.query(
      `insert into users.pair_connections (member_id, matched_id, status, version) values ($1, $2, 'failed', 1)`,
      [one.id, far.id],
    )
    expect((await ask(far.id, one.id)).json.known).toBe(true)
    expect((await ask(one.id, far.id)).json.known).toBe(true)
    expect((await ask(uuidv7(), one.id)).status).toBe(404)
    expect((await ask(far.id, 'x')).status).toBe(400)
  })
})
