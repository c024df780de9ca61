import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type DatabaseService, databaseServices, withClient } from '@rafiq/database'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

const as = (service: DatabaseService, sql: string) =>
  withClient(database.urlFor(service), async (client) => (await client.query(sql)).rows)

const add = `insert into audit.entries (actor_role, action, subject_kind, details)
  values ('system', 'member.deleted', 'member', '{}')`

describe.each(databaseServices)('the audit log, for the service %s', (service) => {
  test('takes an entry and names who wrote it', async () => {
    await as(service, add)
    expect(
      await database.query('select service from audit.entries where service = $1', [`${service}_service`]),
    ).not.toEqual([])
  })

  test.each([
    'update audit.entries set action = action',
    'delete from audit.entries',
    'truncate audit.entries',
    'drop table audit.entries',
    'alter table audit.entries add column more text',
    `alter table audit.entries owner to ${service}_service`,
    'set role audit_owner',
    `${add} returning id, service`
      .replace('actor_role', 'at, actor_role')
      .replace('values (', 'values (now(), '),
  ])('refuses: %s', async (sql) => {
    await expect(as(service, sql)).rejects.toThrow(/permission denied|must be owner/)
  })

  test(service === 'moderation' ? 'may be read' : 'cannot be read', async () => {
    const reading = as(service, 'select count(*) from audit.entries')
    if (service === 'moderation') await expect(reading).resolves.toHaveLength(1)
    else await expect(reading).rejects.toThrow('permission denied')
  })
})

describe('hashes of addresses in the audit log', () => {
  const old = `insert into audit.entries (actor_role, action, subject_kind, details, at, address_hash)
    values ('system', 'sign-in.failed', 'member', '{"failures": 1, "from": ["a-hash"]}', now() - interval '91 days', 'old'),
      ('system', 'member.deleted', 'member', '{}', now() - interval '89 days', 'young')`

  test('are forgotten after 90 days, and nothing else is', async () => {
    await database.query(old)
    await as('users', 'select audit.forget_addresses()')
    const rows = await database.query(
      "select address_hash, details from audit.entries where at < now() - interval '1 day' order by at",
    )
    expect(rows).toEqual([
      { address_hash: null, details: { failures: 1, from: [] } },
      { address_hash: 'young', details: {} },
    ])
  })

  test.each(databaseServices.filter((service) => service !== 'users'))(
    'are not forgotten by the service %s',
    async (service) => {
      await expect(as(service, 'select audit.forget_addresses()')).rejects.toThrow('permission denied')
    },
  )
})

describe('the trail of releases', () => {
  const addRelease = `insert into audit.release_entries (id, action, actor, remote, at)
    values (uuidv7(), 'publish', 'operator', 'chat', now())`
  const others = databaseServices.filter((service) => service !== 'releases')

  test('takes entries of the releases service, which reads them', async () => {
    await as('releases', addRelease)
    expect(await as('releases', 'select actor from audit.release_entries')).toEqual([{ actor: 'operator' }])
  })

  test.each([
    'update audit.release_entries set actor = actor',
    'delete from audit.release_entries',
    'truncate audit.release_entries',
    'drop table audit.release_entries',
    'alter table audit.release_entries owner to releases_service',
  ])('refuses it: %s', async (sql) => {
    await expect(as('releases', sql)).rejects.toThrow(/permission denied|must be owner/)
  })

  test.each(others)('is nothing to the service %s', async (service) => {
    await expect(as(service, addRelease)).rejects.toThrow('permission denied')
    await expect(as(service, 'select from audit.release_entries')).rejects.toThrow('permission denied')
  })
})

test.each([
  ['an action without a form', "'system', 'whatever', 'member', '{}'"],
  ['a role that nobody has', "'root', 'member.deleted', 'member', '{}'"],
  ['details that are no object', "'system', 'member.deleted', 'member', '[]'"],
  ['a person without a name', "'admin', 'member.deleted', 'member', '{}'"],
])('audit log refuses %s', async (_, values) => {
  const sql = `insert into audit.entries (actor_role, action, subject_kind, details) values (${values})`
  await expect(as('users', sql)).rejects.toThrow('violates check constraint')
})
