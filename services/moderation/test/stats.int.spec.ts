import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { EventData } from '@rafiq/contracts/events'
import { exposureStatsSchema } from '@rafiq/contracts/moderation'
import { uuidv7, WorkContext } from '@rafiq/service-kit'
import type { RegisteredMember } from '@rafiq/testing'
import { AccountProjection } from '../src/accounts/account-projection.ts'
import { ModerationService } from './moderation-service.ts'

let service: ModerationService
let moderator: RegisteredMember

beforeAll(async () => {
  service = await ModerationService.start({ beside: [] })
  moderator = await service.others.staff('moderator')
})
afterAll(() => service?.stop())

const read = async (path = 'stats') => (await service.call('GET', path, { token: moderator.token })).json
const inContext = <T>(work: (accounts: AccountProjection) => Promise<T>) =>
  service.app.get(WorkContext).run(() => work(service.app.get(AccountProjection)))
const upsert = (...snapshots: EventData<'account.changed'>[]) =>
  inContext((accounts) => accounts.upsert(snapshots))
const tombstone = (memberId: string, version: number) =>
  inContext((accounts) => accounts.tombstone({ memberId, version }))

const account = (more: Partial<EventData<'account.changed'>> = {}): EventData<'account.changed'> => {
  const memberId = uuidv7()
  return {
    memberId,
    version: 1,
    email: `${memberId}@stats.test`,
    name: 'سارة',
    location: 'riyadh',
    role: 'user',
    isActive: true,
    pausedByStaff: false,
    phoneShareConsent: false,
    createdAt: new Date().toISOString(),
    sessionsValidFrom: '2020-01-01T00:00:00.000Z',
    ...more,
  }
}

test('statistics follow every change, and equal a fresh count', async () => {
  const before = await read()
  const old = account({ createdAt: '2020-05-01T00:00:00.000Z' })
  const [one, two] = [account(), account()]
  await upsert(old, one, two)
  expect(await read()).toEqual({
    totalUsers: before.totalUsers + 3,
    activeUsers: before.activeUsers + 3,
    phoneSharingEnabled: before.phoneSharingEnabled,
    newThisMonth: before.newThisMonth + 2,
  })
  await upsert({ ...one, version: 2, isActive: false, phoneShareConsent: true })
  await tombstone(two.memberId, 2)
  await tombstone(two.memberId, 2)
  await upsert({ ...two, version: 9 })
  const stats = await read()
  expect(stats).toEqual({
    totalUsers: before.totalUsers + 2,
    activeUsers: before.activeUsers + 1,
    phoneSharingEnabled: before.phoneSharingEnabled + 1,
    newThisMonth: before.newThisMonth + 1,
  })
  const [counted] = await service.database.query(`
    select count(*)::integer as "totalUsers", (count(*) filter (where is_active))::integer as "activeUsers",
      (count(*) filter (where phone_share_consent))::integer as "phoneSharingEnabled",
      (count(*) filter (where date_trunc('month', created_at at time zone 'Asia/Riyadh')
        = date_trunc('month', now() at time zone 'Asia/Riyadh')))::integer as "newThisMonth"
    from moderation.accounts where not deleted`)
  expect(stats).toEqual(counted)
})

test('monthly statistics begin in Riyadh time', async () => {
  const now = new Date()
  const monthsAgo = (count: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1))
  const [before, month] = [monthsAgo(7), monthsAgo(6)]
  const midnight = month.getTime() - 3 * 3_600_000
  await upsert(
    account({ createdAt: new Date(midnight - 1_000).toISOString() }),
    account({ createdAt: new Date(midnight).toISOString() }),
  )
  const { points } = await read('stats/series?step=month&count=24')
  const of = (first: Date) =>
    points.find(({ start }: { start: string }) => start === first.toISOString().slice(0, 10))
  expect(of(before)).toMatchObject({ joined: 1, deleted: 0 })
  expect(of(month)).toMatchObject({ joined: 1, deleted: 0 })
})

test('statistics series has a point for every day and ends with the current count', async () => {
  const { step, points } = await read('stats/series?step=day&count=40')
  expect(step).toBe('day')
  expect(points).toHaveLength(40)
  expect(points.at(-1).total).toBe((await read()).totalUsers)
})

test.each(['step=week', 'count=0', 'count=401', 'count=x'])('statistics query %s is 400', async (query) => {
  const { status } = await service.call('GET', `stats/series?${query}`, { token: moderator.token })
  expect(status).toBe(400)
})

test('exposure is counted by the users service, and 503 while that is unavailable', async () => {
  const location = { location: 'kaec', area: null } as const
  await service.others.member(location)
  const { token } = await service.others.member(location)
  const look = await fetch(`${service.others.users.url}/api/user/matches`, {
    headers: { 'x-session-token': token },
  })
  expect(await look.json()).toHaveLength(1)
  const { cities } = exposureStatsSchema.parse(await read('stats/exposure'))
  expect(cities.find(({ city }) => city === 'kaec')).toEqual({
    city: 'kaec',
    members: 2,
    gini: 0.5,
    neverShown: 0.5,
  })
  await service.usersProxy.unplug()
  try {
    const answer = await service.call('GET', 'stats/exposure', { token: moderator.token })
    expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
  } finally {
    await service.usersProxy.plugIn()
  }
})
