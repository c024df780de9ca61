import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { Module } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  createTestDatabase,
  type SwitchableProxy,
  switchableProxy,
  type TestDatabase,
  untilReady,
  waitUntil,
} from '@rafiq/testing'
import { z } from 'zod'
import {
  DefinitionsModule,
  databaseModule,
  defineJob,
  EventBus,
  type EventData,
  EventsModule,
  JobQueue,
  runMigrations,
  uuidv7,
} from '../src/index.ts'
import { definitions, testApp } from './app.ts'
import { Note, notes } from './notes.ts'

/** Tried again at once, so that nothing here waits for a delay. */
const soon = { limit: 2, delay: 0, longestDelay: 0 }
const greet = defineJob('users.greet', z.object({ noteId: z.uuid() }), soon)

let database: TestDatabase
let proxy: SwitchableProxy
let app: NestFastifyApplication
let bus: EventBus
let jobs: JobQueue

/** What the two consumers of deletions and the worker got. */
const received = { chat: [] as string[], connections: [] as string[], greeted: [] as string[] }
/** Ids whose handling fails this many times more. */
const failures = new Map<string, number>()

function failWhenAsked(id: string): void {
  const left = failures.get(id) ?? 0
  failures.set(id, left - 1)
  if (left > 0) throw new Error('asked to fail')
}

beforeAll(async () => {
  database = await createTestDatabase()
  await database.allowEvents({
    users: {
      publishes: ['member.deleted'],
      consumes: { 'member.deleted': ['chat', 'connections'] },
      jobs: [greet.name],
    },
  })
  await runMigrations(notes(database.urlFor('users')))
  proxy = await switchableProxy(database.urlFor('users'), false)

  @Module({
    imports: [
      DefinitionsModule.forRoot(definitions),
      databaseModule(notes(proxy.url)),
      EventsModule.forRoot({ url: proxy.url, service: 'users' }),
    ],
  })
  class WritingModule {}

  // PostgreSQL is unavailable while the service starts; everything is registered all the same.
  app = await testApp(WritingModule)
  bus = app.get(EventBus)
  jobs = app.get(JobQueue)
  const deleted = (consumer: 'chat' | 'connections') => async (data: EventData<'member.deleted'>) => {
    if (consumer === 'chat') failWhenAsked(data.memberId)
    received[consumer].push(data.memberId)
  }
  bus.subscribe('member.deleted', 'chat', deleted('chat'), soon)
  bus.subscribe('member.deleted', 'connections', deleted('connections'), soon)
  jobs.work(greet, async ({ noteId }) => {
    failWhenAsked(noteId)
    const note = await app.get(EntityManager).findOne(Note, { id: noteId })
    received.greeted.push(note?.text ?? 'no note')
  })
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  await proxy.plugIn()
  await untilReady(bus)
})
afterAll(async () => {
  await app.close()
  await proxy.unplug()
  await database.drop()
})
beforeEach(() => {
  for (const list of Object.values(received)) list.length = 0
})

const em = () => app.get(EntityManager).fork()
const aDeletion = () => ({ memberId: uuidv7(), version: 1 })
describe('an event', () => {
  test('reaches every consumer once', async () => {
    const event = aDeletion()
    await em().transactional((tx) => bus.publish(tx, 'member.deleted', event))
    await waitUntil('both got it', () => received.chat.length > 0 && received.connections.length > 0)
    expect(received).toMatchObject({ chat: [event.memberId], connections: [event.memberId] })
  })

  test('does not wait for those of the same transaction before it', async () => {
    const events = Array.from({ length: 40 }, aDeletion)
    await em().transactional(async (tx) => {
      for (const event of events) await bus.publish(tx, 'member.deleted', event)
    })
    // Two seconds lie between two looks at the clock.
    await waitUntil(
      'all came',
      () => [...received.chat, ...received.connections].length === 2 * events.length,
    )
  })

  test('of a transaction that is rolled back never happened', async () => {
    const [lost, kept] = [aDeletion(), aDeletion()]
    const failing = em().transactional(async (tx) => {
      tx.create(Note, { id: uuidv7(), text: 'lost' })
      await tx.flush()
      await bus.publish(tx, 'member.deleted', lost)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(
      await database.query('select from events.job where data->>$1 = $2', ['memberId', lost.memberId]),
    ).toEqual([])
    // Queues are worked in order: once the later one is there, the lost one would have been.
    await em().transactional((tx) => bus.publish(tx, 'member.deleted', kept))
    await waitUntil('the kept one came', () => received.chat.length > 0 && received.connections.length > 0)
    expect(received).toMatchObject({ chat: [kept.memberId], connections: [kept.memberId] })
  })

  test('is tried again for the consumer that failed, not for the other', async () => {
    const event = aDeletion()
    failures.set(event.memberId, 1)
    await em().transactional((tx) => bus.publish(tx, 'member.deleted', event))
    const times = (consumer: 'chat' | 'connections') =>
      received[consumer].filter((memberId) => memberId === event.memberId).length
    await waitUntil('both came', () => times('chat') > 0 && times('connections') > 0)
    expect([times('chat'), times('connections')]).toEqual([1, 1])
  })

  test('that never succeeds ends in the dead letter queue, with no more than the kind of error', async () => {
    const event = aDeletion()
    failures.set(event.memberId, 100)
    await em().transactional((tx) => bus.publish(tx, 'member.deleted', event))
    const dead = await waitUntil(
      'it was given up',
      async () =>
        (
          await database.query<{ output: unknown }>(
            `select output from events.job where name = 'member.deleted.chat.dead' and data->>'memberId' = $1`,
            [event.memberId],
          )
        )[0],
    )
    expect(JSON.stringify(dead.output)).not.toContain('asked to fail')
    await waitUntil('the other got it', () => received.connections.length > 0)
    expect(received.connections).toEqual([event.memberId])
  })

  test('is refused outside of a transaction, or when it breaks its schema', async () => {
    await expect(bus.publish(em(), 'member.deleted', aDeletion())).rejects.toThrow('em.transactional')
    const broken = em().transactional((tx) =>
      bus.publish(tx, 'member.deleted', { memberId: 'x', version: 1 }),
    )
    await expect(broken).rejects.toThrow()
  })
})

test("an event that is not the service's to publish takes the transaction back", async () => {
  const publishing = em().transactional((tx) =>
    bus.publish(tx, 'member.erased', { memberId: uuidv7(), service: 'chat' }),
  )
  await expect(publishing).rejects.toThrow('users_service does not publish member.erased')
})

describe('a job', () => {
  test('is done after its transaction, with an entity manager of its own', async () => {
    const noteId = uuidv7()
    await em().transactional(async (tx) => {
      tx.create(Note, { id: noteId, text: 'hello' })
      await tx.flush()
      await jobs.send(tx, greet, { noteId })
    })
    await waitUntil('it was done', () => received.greeted.length > 0)
    expect(received.greeted).toEqual(['hello'])
  })

  test('survives a failure, and an outage of PostgreSQL', async () => {
    const noteId = uuidv7()
    failures.set(noteId, 1)
    await proxy.unplug()
    await expect(jobs.send(null, greet, { noteId })).rejects.toThrow()
    await proxy.plugIn()
    await waitUntil('it was taken', () => jobs.send(null, greet, { noteId }).then(() => true))
    // What was done just before the outage may be done once more, as nobody could be told.
    const done = () => received.greeted.filter((text) => text === 'no note')
    await waitUntil('it was done', () => done().length > 0)
    expect(done()).toHaveLength(1)
  })

  test('is taken over another connection once nobody answers on those that are there', async () => {
    const noteId = uuidv7()
    proxy.silence()
    await waitUntil('it was taken', () => jobs.send(null, greet, { noteId }).then(() => true))
    await waitUntil('it was done', () => received.greeted.length > 0)
  })

  test('that is finished is removed', async () => {
    const [queue] = await database.query<{ deletion_seconds: number }>(
      `select deletion_seconds from events.queue where name = 'users.greet'`,
    )
    expect(queue?.deletion_seconds).toBe(60)
  })
})
