import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { EventData } from '@rafiq/contracts/events'
import { type ModeratorUser, moderatorHeaders, moderatorUsersSchema } from '@rafiq/contracts/moderation'
import { uuidv7, WorkContext } from '@rafiq/service-kit'
import { type RegisteredMember, waitUntil } from '@rafiq/testing'
import { AccountProjection } from '../src/accounts/account-projection.ts'
import { ModerationService } from './moderation-service.ts'

let service: ModerationService
let moderator: RegisteredMember
let early: RegisteredMember

beforeAll(async () => {
  service = await ModerationService.start({
    beside: [],
    before: async (others) => {
      early = await others.member({ name: 'أولى' })
    },
  })
  moderator = await service.others.staff('moderator')
  await upsert(people)
})
afterAll(() => service?.stop())

type Account = EventData<'account.changed'>

const account = (number: number, more: Partial<Account> = {}): Account => ({
  memberId: `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  version: 1,
  email: `person.${String(number).padStart(3, '0')}@list.test`,
  name: `اسم ${number % 3}`,
  location: 'riyadh',
  role: 'user',
  isActive: number % 4 !== 0,
  pausedByStaff: number % 8 === 0,
  phoneShareConsent: number % 2 === 0,
  createdAt: new Date(Date.UTC(2020, 0, 1 + (number % 5))).toISOString(),
  sessionsValidFrom: '2020-01-01T00:00:00.000Z',
  ...more,
})
const people = [
  ...Array.from({ length: 40 }, (_, index) => account(index + 1)),
  account(41, { email: 'a_b%c@list.test', role: 'moderator', name: null, location: null }),
  account(42, { email: 'zz@list.test' }),
]

/** Accounts as an event would bring them. */
const upsert = (accounts: Account[]) =>
  service.app.get(WorkContext).run(() => service.app.get(AccountProjection).upsert(accounts))

async function list(query: Record<string, string>) {
  const answer = await service.call('POST', 'users/search', { token: moderator.token, body: query })
  return {
    ...answer,
    users: answer.status === 200 ? moderatorUsersSchema.parse(answer.json) : [],
    next: answer.headers[moderatorHeaders.nextCursor] as string | undefined,
    total: answer.headers[moderatorHeaders.totalCount],
  }
}

/** Every page of a query. */
async function all(query: Record<string, string>): Promise<ModeratorUser[]> {
  const found: ModeratorUser[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page = await list({ ...query, ...(cursor && { cursor }) })
    expect(page.status).toBe(200)
    found.push(...page.users)
    cursor = page.next
  }
  return found
}

test('accounts registered before this service first ran are in the list, and later ones', async () => {
  const late = await service.others.member()
  for (const { id, email } of [early, late]) {
    await waitUntil('the account is known', async () => (await list({ search: email })).users[0]?.id === id)
  }
  const [known] = (await list({ search: early.email })).users
  expect(known).toMatchObject({ name: 'أولى', location: 'riyadh', role: 'user', phoneShareConsent: true })
})

describe('pages', () => {
  const bySort = {
    createdAt: (user: ModeratorUser) => user.createdAt,
    email: (user: ModeratorUser) => user.email,
  }
  test.each(['createdAt', 'email'] as const)(
    'by %s, both ways, have everybody once and in order',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const users = await all({ search: 'list.test', sort, order, limit: '7' })
        expect(new Set(users.map(({ id }) => id)).size).toBe(people.length)
        const keys = users.map((user) => `${bySort[sort](user)} ${user.id}`)
        expect(keys).toEqual(order === 'asc' ? keys.toSorted() : keys.toSorted().reverse())
      }
    },
  )

  test('by name have everybody once, staff without one first', async () => {
    const users = await all({ search: 'list.test', sort: 'name', order: 'asc', limit: '5' })
    expect(new Set(users.map(({ id }) => id)).size).toBe(people.length)
    expect(users[0]?.name).toBeNull()
    expect(users.map(({ name }) => name).filter(Boolean)).toEqual(
      people
        .map(({ name }) => name)
        .filter(Boolean)
        .sort((a, b) => (a ?? '').localeCompare(b ?? '', 'ar')),
    )
  })

  test('a cursor of another order, or none of ours, is 400', async () => {
    const { next } = await list({ search: 'list.test', limit: '1' })
    expect((await list({ search: 'list.test', limit: '1', sort: 'email', cursor: next ?? '' })).status).toBe(
      400,
    )
    expect((await list({ cursor: 'nonsense' })).status).toBe(400)
  })
})

describe('a filter', () => {
  test.each<[Record<string, string>, (account: Account) => boolean]>([
    [{ role: 'moderator' }, ({ role }) => role === 'moderator'],
    [{ role: 'user' }, ({ role }) => role === 'user'],
    [{ status: 'active' }, ({ isActive }) => isActive],
    [{ status: 'paused' }, ({ isActive }) => !isActive],
    [{ status: 'paused-by-staff' }, ({ pausedByStaff }) => pausedByStaff],
    [{ role: 'user', status: 'paused' }, ({ role, isActive }) => role === 'user' && !isActive],
  ])('%j finds whom it says', async (filter, fits) => {
    const { users, total } = await list({ search: 'list.test', ...filter })
    expect(new Set(users.map(({ id }) => id))).toEqual(
      new Set(people.filter(fits).map(({ memberId }) => memberId)),
    )
    expect(total).toBe(String(users.length))
  })

  test.each([
    ['PERSON.007@list', 'person.007@list.test'],
    ['a_b%c', 'a_b%c@list.test'],
    ['_b%', 'a_b%c@list.test'],
    ['zz', 'zz@list.test'],
    ["' or 1=1 --", undefined],
    ['\\', undefined],
    ['😀', undefined],
  ])('the part %j of an address finds %s', async (search, email) => {
    const { users } = await list({ search })
    expect(users.map((user) => user.email)).toEqual(email === undefined ? [] : [email])
  })

  test.each([
    { role: 'owner' },
    { limit: '501' },
    { sort: 'x' },
    { status: 'x' },
    { search: 'x'.repeat(255) },
  ])('%j is 400', async (query) => {
    expect(await list(query as Record<string, string>)).toMatchObject({
      status: 400,
      json: { code: 'malformed' },
    })
  })
})

test('member list by GET answers the same search and pages as by POST', async () => {
  const ask = async (query: Record<string, string>) => {
    const path = `users?${new URLSearchParams(query)}`
    const { json, headers } = await service.call('GET', path, { token: moderator.token })
    return { json, cursor: headers[moderatorHeaders.nextCursor] }
  }
  const first = await ask({ limit: '1' })
  const byPost = await list({ limit: '1', cursor: String(first.cursor) })
  expect((await ask({ limit: '1', cursor: String(first.cursor) })).json).toEqual(byPost.json)
  const { email } = first.json[0]
  expect((await ask({ search: email })).json).toEqual((await list({ search: email })).json)
})

test('member list without a filter counts all accounts, whatever is shown', async () => {
  const known = await service.database.query('select from moderation.accounts where not deleted')
  expect((await list({ limit: '1' })).total).toBe(String(known.length))
})

test('member list with a filter counts up to ten thousand', async () => {
  const many = Array.from({ length: 10_050 }, (_, index) =>
    account(100_000 + index, { email: `many${index}@crowd.test`, isActive: false }),
  )
  for (let from = 0; from < many.length; from += 1_000) await upsert(many.slice(from, from + 1_000))
  expect((await list({ search: 'crowd.test', limit: '1' })).total).toBe('10000+')
  expect((await list({ status: 'paused', limit: '1' })).total).toBe('10000+')
  const known = await service.database.query('select from moderation.accounts where not deleted')
  expect((await list({ limit: '1' })).total).toBe(String(known.length))
  await service.database.query('delete from moderation.accounts where email like $1', ['%crowd.test'])
  await service.database.query(
    `update moderation.account_counts as counts set accounts = found.accounts
     from (select role, is_active, paused_by_staff, phone_share_consent, count(*) as accounts
           from moderation.accounts where not deleted group by 1, 2, 3, 4) as found
     where (counts.role, counts.is_active, counts.paused_by_staff, counts.phone_share_consent)
       = (found.role, found.is_active, found.paused_by_staff, found.phone_share_consent)`,
  )
})

test('member list records every read, without the search words', async () => {
  await list({ search: 'person.007@list', role: 'user' })
  const [entry] = await service.database.query<{ actor_id: string; details: object; subject_kind: string }>(
    "select * from audit.entries where action = 'members.listed' order by at desc, id desc limit 1",
  )
  expect(entry).toMatchObject({
    actor_id: moderator.id,
    subject_kind: 'members',
    details: { shown: 1, searched: true, role: 'user', memberIds: [people[6]?.memberId] },
  })
  expect(JSON.stringify(entry)).not.toContain('list.test')
})

describe('the copy of an account', () => {
  const publish = (data: Account) => service.database.publish('users', 'account.changed', data)

  test('drops an older version', async () => {
    const id = uuidv7()
    const newer = account(1, { memberId: id, version: 5, email: `${id}@list5.test`, name: 'جديد' })
    await upsert([newer])
    await upsert([{ ...newer, version: 4, name: 'قديم' }])
    expect(await service.account(id)).toMatchObject({ name: 'جديد', version: 5 })
  })

  test('of a deleted account is nothing but its id, and nothing late brings it back', async () => {
    const member = await service.others.member()
    const { id, email } = member
    await waitUntil('known', async () => (await service.account(id)) !== undefined)
    await service.others.users.delete(member)
    await waitUntil('the tombstone is there', async () => (await service.account(id))?.deleted)
    await publish(account(1, { memberId: id, version: 1_000, email }))
    const probe = account(2, { memberId: uuidv7(), email: 'probe@list6.test' })
    await publish(probe)
    await waitUntil('heard', async () => (await service.account(probe.memberId)) !== undefined)
    const { member_id, version, deleted, deleted_at, ...rest } = (await service.account(id)) ?? {}
    expect({ member_id, deleted }).toEqual({ member_id: id, deleted: true })
    expect(Object.values(rest).filter((value) => value !== null)).toEqual([])
    await waitUntil('its word is there', async () => {
      const words = await service.database.query<{ confirmed_at: Date | null }>(
        "select confirmed_at from users.member_erasures where member_id = $1 and service = 'moderation'",
        [id],
      )
      return words[0]?.confirmed_at
    })
  })
})
