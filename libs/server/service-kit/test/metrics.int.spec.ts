import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { Module } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  createTestDatabase,
  Opened,
  type SwitchableProxy,
  switchableProxy,
  type TestDatabase,
  testRedis,
  untilReady,
  waitUntil,
} from '@rafiq/testing'
import { Redis } from 'ioredis'
import { z } from 'zod'
import {
  DefinitionsModule,
  databaseModule,
  defineJob,
  EventsModule,
  JobQueue,
  Metrics,
  RedisModule,
  RedisScript,
  uuidv7,
} from '../src/index.ts'
import { definitions, testApp } from './app.ts'
import { notes } from './notes.ts'

const noteJob = (name: string) => defineJob(name, z.object({ noteId: z.uuid() }))
/** One that somebody works on, and one that nobody does. */
const [greet, wait] = [noteJob('users.greet'), noteJob('users.wait')]

const opened = new Opened()
let database: TestDatabase
let line: SwitchableProxy
let redisLine: SwitchableProxy
let app: NestFastifyApplication
let jobs: JobQueue

beforeAll(async () => {
  database = await createTestDatabase()
  opened.closing(() => database.drop())
  await database.allowEvents({
    users: { publishes: [], consumes: {}, jobs: [greet.name, wait.name] },
  })
  line = await switchableProxy(database.urlFor('users'))
  opened.closing(() => line.unplug())
  const redis = testRedis()
  opened.closing(() => redis.close())
  redisLine = await switchableProxy(redis.url)
  opened.closing(() => redisLine.unplug())

  @Module({
    imports: [
      DefinitionsModule.forRoot(definitions),
      databaseModule({ ...notes(line.url), pool: 1 }),
      RedisModule.forRoot({ url: redisLine.url, prefix: redis.prefix }),
      EventsModule.forRoot({ url: line.url, service: 'users' }),
    ],
  })
  class MeasuredModule {}

  app = await testApp(MeasuredModule)
  opened.closing(() => app.close())
  jobs = app.get(JobQueue)
  await untilReady(jobs)
})
afterAll(() => opened.close())

/** What `/metrics` would say, by name and labels; of some metrics alone, where their names are given. */
async function figures(...names: string[]): Promise<Map<string, number>> {
  const { registry } = app.get(Metrics)
  const texts =
    names.length > 0
      ? await Promise.all(names.map((name) => registry.getSingleMetricAsString(name)))
      : [await registry.metrics()]
  return new Map(
    texts
      .flatMap((text) => text.split('\n'))
      .filter((row) => row !== '' && !row.startsWith('#'))
      .map((row) => [row.slice(0, row.lastIndexOf(' ')), Number(row.slice(row.lastIndexOf(' ') + 1))]),
  )
}

describe('metrics of queues', () => {
  beforeAll(async () => {
    for (const _ of [1, 2, 3]) await jobs.send(null, wait, { noteId: uuidv7() })
    await jobs.send(null, wait, { noteId: uuidv7() }, { startAfter: new Date(Date.now() + 86_400_000) })
    await database.query(
      `update events.job set start_after = now() - interval '1 hour' where id =
        (select id from events.job where name = $1 and start_after <= now() order by id limit 1)`,
      [wait.name],
    )
    await database.query(
      `update events.job set state = 'retry', start_after = now() + interval '5 minutes' where id =
        (select id from events.job where name = $1 and start_after > now() - interval '1 minute'
          and start_after <= now() order by id limit 1)`,
      [wait.name],
    )
    await database.query(`insert into events.job (name, data) values ($1, '{}'), ($1, '{}')`, [
      `${wait.name}.dead`,
    ])
  })

  test('say how many jobs are ready, postponed, tried again and given up, and for how long one is due', async () => {
    const said = await figures()
    const of = (state: string) => said.get(`queue_jobs{queue="users.wait",state="${state}"}`)
    expect([of('ready'), of('retrying'), of('postponed')]).toEqual([2, 1, 1])
    expect(said.get('queue_dead_letters{queue="users.wait"}')).toBe(2)
    const oldest = said.get('queue_oldest_job_seconds{queue="users.wait"}')
    expect(oldest).toBeGreaterThanOrEqual(3600)
    expect(oldest).toBeLessThan(7200)
  })

  test('say how long jobs waited until they were begun, and how many were done', async () => {
    jobs.work(greet, async () => undefined)
    await jobs.send(null, greet, { noteId: uuidv7() })
    await waitUntil(
      'it was done',
      async () => (await figures()).get('jobs_total{queue="users.greet",outcome="done"}') === 1,
    )
    expect((await figures()).get('job_delay_seconds_count{queue="users.greet"}')).toBe(1)
  })
})

test('metrics of pools say how many connections are used and idle, and who waits', async () => {
  const pools = ['database_pool_connections', 'database_pool_waiting', 'database_pool_limit']
  const em = app.get(EntityManager).fork()
  const said = await em.transactional(async (tx) => {
    await tx.execute('select 1')
    // The pool has one connection, which this transaction holds.
    const second = app.get(EntityManager).fork().execute('select 2')
    second.catch(() => undefined)
    return waitUntil('somebody waits', async () => {
      const found = await figures(...pools)
      return found.get('database_pool_waiting{pool="requests"}') === 1 ? found : undefined
    })
  })
  expect(said.get('database_pool_connections{pool="requests",state="used"}')).toBe(1)
  expect(said.get('database_pool_connections{pool="requests",state="idle"}')).toBe(0)
  expect(said.get('database_pool_limit{pool="requests"}')).toBe(1)
  expect(said.get('database_pool_limit{pool="events"}')).toBe(2)
})

describe('metrics of Redis', () => {
  const commands = (said: Map<string, number>, outcome: string) =>
    said.get(`redis_command_duration_seconds_count{outcome="${outcome}"}`) ?? 0

  test('count commands, those of a pipeline too, and a script that Redis has not got yet is no failure', async () => {
    const before = await figures()
    const redis = app.get(Redis)
    await redis.pipeline().ping().ping().exec()
    await new RedisScript(`return '${uuidv7()}'`).run(redis, [], [])
    const after = await figures()
    expect(commands(after, 'done') - commands(before, 'done')).toBeGreaterThanOrEqual(4)
    expect(commands(after, 'failed')).toBe(commands(before, 'failed'))
    expect(after.get('redis_connected')).toBe(1)
  })

  test('count commands that fail, and say that the connection is gone', async () => {
    const redis = app.get(Redis)
    await redisLine.unplug()
    await waitUntil('it is gone', async () => (await figures()).get('redis_connected') === 0)
    const before = await figures()
    await expect(redis.ping()).rejects.toThrow()
    expect(commands(await figures(), 'failed')).toBeGreaterThan(commands(before, 'failed'))
    await redisLine.plugIn()
    await waitUntil('it is back', async () => (await figures()).get('redis_connected') === 1)
  })
})

test('metrics go on without PostgreSQL, and say that it is gone', async () => {
  await line.unplug()
  await waitUntil('it is known', async () => (await figures()).get('part_ready{part="database"}') === 0)
  const said = await figures()
  expect(said.get('part_ready{part="redis"}')).toBe(1)
  expect([...said.keys()].filter((name) => name.startsWith('redis_connected'))).toHaveLength(1)
  await line.plugIn()
})
