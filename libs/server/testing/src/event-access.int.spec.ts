import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type DatabaseService, databaseServices, eventAccess, queuesOf } from '@rafiq/database'
import { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
const clients = new Map<DatabaseService | 'administrator', Client>()

beforeAll(async () => {
  database = await createTestDatabase()
  for (const service of databaseServices) clients.set(service, new Client(database.urlFor(service)))
  clients.set('administrator', new Client(database.adminUrl))
  for (const client of clients.values()) await client.connect()
})
afterAll(async () => {
  for (const client of clients.values()) await client.end()
  await database?.drop()
})

async function as<Row = Record<string, unknown>>(
  who: DatabaseService | 'administrator',
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = clients.get(who)
  if (!client) throw new Error(`${who} is not connected`)
  return (await client.query(sql, values)).rows as Row[]
}

const everyQueue = databaseServices.flatMap((service) => queuesOf(eventAccess[service]))
const everyEvent = [...new Set(databaseServices.flatMap((service) => eventAccess[service].publishes))]
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).sort()
const insert = (table: string) => `insert into events.${table} (name, data) values ($1, '{}')`
const refused = /permission denied|must be owner|row-level security|does not publish/

beforeEach(async () => {
  await as('administrator', 'delete from events.job')
  await as('administrator', "insert into events.job (name, data) select unnest($1::text[]), '{}'", [
    everyQueue,
  ])
})

test('the queues of every service are there, and no other', async () => {
  expect(names(await as('administrator', 'select name from events.queue'))).toEqual([...everyQueue].sort())
})

describe.each(databaseServices)('events, for the service %s', (service) => {
  const own = queuesOf(eventAccess[service])
  const others = everyQueue.filter((queue) => !own.includes(queue))

  test.each(['job', 'job_common'])('%s shows its own jobs only', async (table) => {
    expect(names(await as(service, `select name from events.${table}`))).toEqual([...own].sort())
  })

  test.each(['job', 'job_common'])('%s takes jobs into its own queues only', async (table) => {
    for (const queue of own) await as(service, insert(table), [queue])
    for (const queue of others) await expect(as(service, insert(table), [queue])).rejects.toThrow(refused)
  })

  test.each([
    "update events.job set state = 'completed'",
    "update events.job_common set state = 'cancelled'",
    "update events.job set data = '{}', start_after = now() + interval '1 year'",
    'delete from events.job',
    'delete from events.job_common',
  ])('touches its own jobs only by: %s', async (sql) => {
    const others = async () => {
      const rows = await as<{ name: string }>(
        'administrator',
        'select id, name, state, data, start_after from events.job order by name',
      )
      return rows.filter(({ name }) => !own.includes(name))
    }
    const before = await others()
    await as(service, sql)
    expect(await others()).toEqual(before)
  })

  test('cannot move a job of its own into a queue of another service', async () => {
    if (own.length === 0) return
    await expect(as(service, 'update events.job set name = $1', [others[0]])).rejects.toThrow(refused)
  })

  test('publishes its own events only', async () => {
    for (const event of everyEvent) {
      const publishing = as(service, "select events.publish($1, '{}')", [event])
      if (eventAccess[service].publishes.includes(event)) await publishing
      else await expect(publishing).rejects.toThrow(refused)
    }
  })

  test.each([
    'select from events.subscription',
    "insert into events.subscription (event, name) values ('member.changed', 'member.changed.chat')",
    'delete from events.subscription',
    'select from events.schedule',
    "insert into events.schedule (name, cron) values ('users.send-mail', '* * * * *')",
    "insert into events.bam (name, version, table_name, command) values ('x', 1, 'job', 'select 1')",
    'select from events.warning',
    "insert into events.queue select (jsonb_populate_record(q, jsonb_build_object('name', 'mine'))).* from events.queue q limit 1",
    'delete from events.queue',
    "update events.queue set name = 'x'",
    "update events.queue set table_name = 'bam'",
    'insert into events.job_dependency select gen_random_uuid(), gen_random_uuid()',
    'update events.version set version = 1',
    "select events.create_queue('mine', '{}')",
    "select events.delete_queue('users.send-mail')",
    'truncate events.job',
    'alter table events.job disable row level security',
    'create table events.stray (id int)',
    'set role events_owner',
    "create function events.publish(event_name text) returns void language sql as ''",
  ])('refuses: %s', async (sql) => {
    await expect(as(service, sql)).rejects.toThrow(refused)
  })

  test('shows the options of its own queues only, and leaves others alone', async () => {
    expect(names(await as(service, 'select name from events.queue'))).toEqual([...own].sort())
    await as(service, 'update events.queue set retry_limit = 0, notify = false')
    const changed = await as<{ name: string }>(
      'administrator',
      'select name from events.queue where retry_limit = 0',
    )
    expect(changed.filter(({ name }) => !own.includes(name))).toEqual([])
    await as('administrator', 'update events.queue set retry_limit = 2')
  })

  test('finds nothing of another service: neither tables nor what is in them', async () => {
    for (const other of databaseServices.filter((other) => other !== service)) {
      await as(other, 'create table if not exists secrets (id int)')
      await expect(as(service, `select from ${other}.secrets`)).rejects.toThrow(refused)
      await expect(as(service, `create table ${other}.stray (id int)`)).rejects.toThrow(refused)
      await expect(as(service, `set role ${other}_service`)).rejects.toThrow(refused)
    }
  })
})

test('an event goes to the queue of each of its consumers, within the transaction that publishes it', async () => {
  await as('administrator', 'delete from events.job')
  const publish = (memberId: string) =>
    as('users', 'select events.publish($1, $2)', ['member.deleted', { memberId, version: 1 }])
  await as('users', 'begin')
  await publish('x')
  await as('users', 'rollback')
  await publish('y')
  const jobs = await as(
    'administrator',
    'select name, data, policy, dead_letter from events.job order by name',
  )
  expect(jobs).toMatchObject(
    ['chat', 'connections', 'moderation'].map((consumer) => ({
      name: `member.deleted.${consumer}`,
      data: { memberId: 'y' },
      policy: 'standard',
      dead_letter: `member.deleted.${consumer}.dead`,
    })),
  )
})

test('maintenance by one service takes up its own stalled jobs and leaves those of others alone', async () => {
  await as('administrator', "update events.job set state = 'active', started_on = now() - interval '1 day'")
  const boss = new PgBoss({
    connectionString: database.urlFor('chat'),
    schema: 'events',
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  const failures: unknown[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  await boss.supervise()
  await boss.stop({ graceful: false })
  expect(failures).toEqual([])
  const takenUp = await as<{ name: string }>(
    'administrator',
    "select distinct name from events.job where state = 'retry'",
  )
  expect(names(takenUp)).toEqual(queuesOf(eventAccess.chat).sort())
})
