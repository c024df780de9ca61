import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { riyadhDay } from '@rafiq/contracts'
import { type DayOfViews, memberLedgerSchema } from '@rafiq/contracts/members'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import type { CityKey } from '@rafiq/contracts/questionnaire'
import { aRegistration, calledBy } from '@rafiq/testing'
import sharp from 'sharp'
import { type Member, UsersService } from './users-service.ts'

const hour = 3_600_000
const day = 24 * hour

let users: UsersService
let photo: object

beforeAll(async () => {
  users = await UsersService.start()
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8a' } })
    .png()
    .toBuffer()
  const data = `data:image/png;base64,${png.toString('base64')}`
  photo = { profilePhoto: { filename: 'home.png', type: 'image/png', size: png.length, data } }
})
afterAll(() => users?.stop())

/** Noon in Riyadh of the next day, so that hours may pass within a day. */
beforeEach(() => {
  const now = users.clock.now().getTime()
  users.clock.advance(Math.floor(now / day) * day + day + 9 * hour - now)
})

const today = () => riyadhDay(users.clock.now())
const ledger = async ({ token }: Pick<Member, 'token'>) => {
  const { status, headers, json } = await users.call('GET', '/api/user/ledger', { token })
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  return memberLedgerSchema.strict().parse(json)
}
const views = async (member: Pick<Member, 'token'>): Promise<DayOfViews[]> => (await ledger(member)).views
const look = async ({ token }: Pick<Member, 'token'>) => {
  const { status, json } = await users.call('GET', '/api/user/matches', { token })
  expect(status).toBe(200)
  return json as { id: string; photoUrl: string | null }[]
}
const share = (member: Member, phoneShareConsent: boolean, isActive = true) =>
  users.call('PATCH', `/api/users/${member.id}/consent`, {
    token: member.token,
    body: { phoneShareConsent, isActive, wording: 'account.consent@1', language: 'en' },
  })
/** Members who match, in a city of their own: whoever hosts has a photo. */
const inCity = (location: CityKey) => ({
  host: () => users.member({ location, area: null, hasApartment: 'have-apartment', ...photo }),
  guest: () => users.member({ location, area: null, hasApartment: 'need-apartment' }),
})

describe('the days of views in a ledger', () => {
  test('count a viewer once a day, for the profile and the photo, and the number once it is shared', async () => {
    const { host, guest } = inCity('abha')
    const [seen, viewer] = [await host(), await guest()]
    expect(await views(seen)).toEqual([])
    await look(viewer)
    await look(viewer)
    users.clock.advance(2 * hour)
    await look(viewer)
    const first = { day: today(), profile: 1, photo: 1, phone: 0 }
    expect(await views(seen)).toEqual([first])
    // The card was seen a moment ago, and has a number on it now.
    await share(seen, true)
    await look(viewer)
    await look(viewer)
    expect(await views(seen)).toEqual([{ ...first, phone: 1 }])
  })

  test('count another viewer and another day, the latest day first', async () => {
    const { host, guest } = inCity('bisha')
    const [seen, viewer, other] = [await host(), await guest(), await guest()]
    await look(viewer)
    const before = { day: today(), profile: 1, photo: 1, phone: 0 }
    // Half an hour lies between the two looks, and midnight.
    users.clock.advance(11 * hour + day / 48)
    await look(viewer)
    users.clock.advance(day / 48)
    await look(viewer)
    await look(other)
    expect(await views(seen)).toEqual([{ ...before, day: today(), profile: 2, photo: 2 }, before])
  })

  test('count many viewers at once, each of them once', async () => {
    const { host, guest } = inCity('arar')
    const [seen, also] = [await host(), await host()]
    const viewers = await Promise.all(Array.from({ length: 4 }, guest))
    await Promise.all([...viewers, ...viewers].map(look))
    for (const member of [seen, also]) {
      expect(await views(member)).toEqual([{ day: today(), profile: 4, photo: 4, phone: 0 }])
    }
  })

  test('hold no look at oneself, none while paused, and none by who sees no person yet', async () => {
    const location = 'hail'
    const { host, guest } = inCity(location)
    const seen = await host()
    await look(seen)
    const { json } = await users.register(aRegistration({ location, area: null }).build())
    expect(json.matches).toMatchObject([{ id: seen.id, name: null }])
    expect(await views(seen)).toEqual([])
    const viewer = await guest()
    await share(seen, false, false)
    expect(await look(viewer)).toEqual([])
    expect(await views(seen)).toEqual([])
    await share(seen, false, true)
    await look(viewer)
    expect(await views(seen)).toEqual([{ day: today(), profile: 1, photo: 1, phone: 0 }])
  })

  test('count who gets to know somebody without the card, and who opens a photo without it', async () => {
    const { host, guest } = inCity('najran')
    const [seen, caller, looker] = [await host(), await guest(), await guest()]
    await users.app.inject({
      method: 'POST',
      url: `/internal/pairs/${caller.id}/${seen.id}/introductions`,
      headers: calledBy('connections'),
    })
    expect(await views(seen)).toEqual([{ day: today(), profile: 1, photo: 0, phone: 0 }])
    for (const token of [looker.token, looker.token, seen.token]) {
      expect((await users.call('GET', `/api/users/${seen.id}/photo`, { token })).status).toBe(200)
    }
    expect(await views(seen)).toEqual([{ day: today(), profile: 2, photo: 1, phone: 0 }])
  })

  test('stay as counts when a viewer is gone, with nothing of them', async () => {
    const { host, guest } = inCity('yanbu')
    const [seen, viewer] = [await host(), await guest()]
    await look(viewer)
    await users.call('DELETE', '/api/user/delete', { token: viewer.token })
    expect(await views(seen)).toEqual([{ day: today(), profile: 1, photo: 1, phone: 0 }])
    const traces = 'select from users.view_counts where member_id = $1'
    expect(await users.database.query(traces, [viewer.id])).toEqual([])
  })

  test('go with their member, and after twelve months', async () => {
    const { host, guest } = inCity('jazan')
    const [seen, viewer] = [await host(), await guest()]
    await look(viewer)
    const kept = () =>
      users.database.query('select day::text from users.view_counts where member_id = $1', [seen.id])
    await users.database.query(
      `insert into users.view_counts select member_id, day - make_interval(months => 12), 1, 0, 0
       from users.view_counts where member_id = $1
       union all select member_id, day - make_interval(months => 12, days => 1), 1, 0, 0
       from users.view_counts where member_id = $1`,
      [seen.id],
    )
    expect(await kept()).toHaveLength(3)
    expect(await views(seen)).toHaveLength(2)
    await users.runHourly()
    expect(await kept()).toHaveLength(2)
    await users.call('DELETE', '/api/user/delete', { token: seen.token })
    expect(await kept()).toEqual([])
  })
})

test('a ledger has every answer about the number, the latest first, in the words of its time', async () => {
  const { host } = inCity('taif')
  const member = await host()
  await share(member, true)
  users.clock.advance(hour)
  await share(member, false, false)
  const consent = { wording: 'account.consent@1', language: 'en', recordedAt: expect.any(String) }
  expect((await ledger(member)).consents).toEqual([
    { ...consent, phoneShareConsent: false, isActive: false },
    { ...consent, phoneShareConsent: true, isActive: true },
  ])
})

test('a ledger is the caller’s own: nothing of who looked, or of anybody else, is in it', async () => {
  const { host, guest } = inCity('sakaka')
  const [seen, viewer] = [await host(), await guest()]
  await look(viewer)
  await share(viewer, true)
  const text = JSON.stringify(await ledger(seen))
  for (const trace of [viewer.id, viewer.email, seen.id]) expect(text).not.toContain(trace)
  expect((await ledger(seen)).consents).toEqual([])
  expect(await views(viewer)).toEqual([])
  const { json } = await users.call('GET', '/api/user/export', { token: seen.token })
  expect(memberExportSchema.strict().parse(json).matching.views).toEqual(await views(seen))
})

test('a ledger is 401 for a visitor and for a session that never was', async () => {
  for (const token of [undefined, 'x'.repeat(43)]) {
    const { status } = await users.call('GET', '/api/user/ledger', token === undefined ? {} : { token })
    expect(status).toBe(401)
  }
})

test('the ledger of somebody of staff is empty', async () => {
  const member = await users.member()
  await users.database.query("update users.members set role = 'admin' where id = $1", [member.id])
  const { json } = await users.signIn(member.email, member.password)
  expect(await ledger({ token: json.token })).toEqual({ views: [], consents: [] })
})
