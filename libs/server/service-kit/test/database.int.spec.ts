import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { Body, Controller, Get, Injectable, Module, Post } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { withClient } from '@rafiq/database'
import {
  createTestDatabase,
  type SwitchableProxy,
  switchableProxy,
  type TestDatabase,
  waitUntil,
} from '@rafiq/testing'
import { z } from 'zod'
import { databaseModule, requestLimits, runMigrations, uuidv7, WorkContext } from '../src/index.ts'
import { testApp } from './app.ts'
import { Note, notes } from './notes.ts'

const noteSchema = z.object({ text: z.string().min(1) })

@Controller('notes')
class NotesController {
  constructor(private readonly em: EntityManager) {}

  @Post()
  async add(@Body({ schema: noteSchema }) { text }: z.infer<typeof noteSchema>) {
    const note = this.em.create(Note, { id: uuidv7(), text })
    await this.em.flush()
    return { id: note.id }
  }

  @Get()
  async count() {
    return {
      count: await this.em.count(Note),
      known: this.em.getUnitOfWork().getIdentityMap().keys().length,
    }
  }
}

/** Knows the entity manager that it was given once, as every repository does. */
@Injectable()
class NoteRepository {
  constructor(private readonly em: EntityManager) {}

  async add(text: string): Promise<void> {
    this.em.persist(this.em.create(Note, { id: uuidv7(), text }))
    await this.em.flush()
  }

  async addByQuery(text: string): Promise<void> {
    await this.em.getKysely<NoteTables>().insertInto('notes').values({ id: uuidv7(), text }).execute()
  }

  async texts(): Promise<string[]> {
    const rows = await this.em.getKysely<NoteTables>().selectFrom('notes').select('text').execute()
    return rows.map(({ text }) => text)
  }
}

interface NoteTables {
  notes: { id: string; text: string }
}

/** Milliseconds until a recovery counts as missing, on the slowest machine. */
let database: TestDatabase
let proxy: SwitchableProxy
let app: NestFastifyApplication

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await switchableProxy(database.urlFor('users'), false)

  @Module({
    imports: [databaseModule(notes(proxy.url))],
    controllers: [NotesController],
    providers: [NoteRepository],
  })
  class NotesModule {}

  // PostgreSQL is unavailable while the service starts.
  app = await testApp(NotesModule)
})
afterAll(async () => {
  await app.close()
  await proxy.unplug()
  await database.drop()
})

const get = (url: string) => app.inject({ method: 'GET', url })
const add = (text: string) => app.inject({ method: 'POST', url: '/notes', payload: { text } })

describe('a service without PostgreSQL', () => {
  test('starts, lives, and is not ready', async () => {
    expect((await get('/healthz')).statusCode).toBe(200)
    const ready = await get('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toMatchObject({ status: 'error', details: { database: { status: 'down' } } })
  })

  test('answers 503 with Retry-After', async () => {
    const response = await get('/notes')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ code: 'unavailable' })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('with PostgreSQL', () => {
  beforeAll(() => proxy.plugIn())

  test('migrations run once, also when two start together', async () => {
    const applied = await Promise.all([1, 2].map(() => runMigrations(notes(database.urlFor('users')))))
    expect(applied.flat()).toEqual(['Migration1CreateNotes'])
    expect(await runMigrations(notes(database.urlFor('users')))).toEqual([])
  })

  test('the service is ready by itself', async () => {
    await waitUntil('ready', async () => (await get('/readyz')).statusCode === 200)
  })

  test('each request has an entity manager of its own, also one with a body', async () => {
    const [first, second] = await Promise.all([add('one'), add('two')])
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect((await get('/notes')).json()).toEqual({ count: 2, known: 0 })
  })

  test('an error of the database says nothing about it', async () => {
    await add('personal')
    const response = await add('personal')
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ code: 'internal', message: 'Something went wrong. Please try again.' })
  })

  test('the service recovers from a loss', async () => {
    await proxy.unplug()
    expect((await get('/notes')).statusCode).toBe(503)
    await proxy.plugIn()
    await waitUntil('answered again', async () => (await get('/notes')).statusCode === 200)
  })

  test('the service recovers from connections on which nobody answers any more', async () => {
    const several = () => Promise.all(Array.from({ length: 6 }, () => get('/notes')))
    expect((await several()).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    proxy.silence()
    // Whoever meets the silence is told so, and takes the connections with it that nobody has used since.
    expect((await get('/notes')).statusCode).toBe(503)
    expect((await several()).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  })

  test('transactions that lose their connection cost no place in the pool', async () => {
    const lost = Array.from({ length: 10 }, () => {
      const em = app.get(EntityManager).fork()
      return em.transactional(async (tx) => {
        await tx.execute('select pg_terminate_backend(pg_backend_pid())')
      })
    })
    expect((await Promise.allSettled(lost)).map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
    expect((await get('/notes')).statusCode).toBe(200)
  })

  test('a statement that hangs is cut off by the server', async () => {
    const em = app.get(EntityManager).fork()
    const [row] = await em.execute<{ statement_timeout: string }[]>('show statement_timeout')
    // Its role says so, whatever pools between; the client gives up on a silent connection only after that.
    expect(row?.statement_timeout).toBe('2700ms')
    expect(requestLimits.silence).toBeGreaterThan(2_700)
    expect(requestLimits.connect + requestLimits.silence).toBeLessThan(5_000)
    // Asked by a client without such a limit: on a busy machine either of the two may come first.
    const hanging = withClient(database.urlFor('users'), (client) => client.query('select pg_sleep(30)'))
    await expect(hanging).rejects.toThrow('statement timeout')
  })
})

describe('a repository with the injected entity manager', () => {
  const run = <T>(work: (em: EntityManager, notes: NoteRepository) => Promise<T>): Promise<T> =>
    app.get(WorkContext).run(() => work(app.get(EntityManager), app.get(NoteRepository)))

  test.each(['add', 'addByQuery'] as const)(
    '%s inside em.transactional is rolled back with it',
    async (add) => {
      const text = `rolled back by ${add}`
      const failing = run((em, notes) =>
        em.transactional(async () => {
          await notes[add](text)
          expect(await notes.texts()).toContain(text)
          throw new Error('changed its mind')
        }),
      )
      await expect(failing).rejects.toThrow('changed its mind')
      expect(await run((_em, notes) => notes.texts())).not.toContain(text)
    },
  )

  test('writes inside em.transactional are invisible to other contexts until the commit', async () => {
    const text = 'not yet committed'
    const [written, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const transaction = run((em, notes) =>
      em.transactional(async () => {
        await notes.add(text)
        written.resolve()
        await seen.promise
      }),
    )
    await written.promise
    expect(await run((_em, notes) => notes.texts())).not.toContain(text)
    seen.resolve()
    await transaction
    expect(await run((_em, notes) => notes.texts())).toContain(text)
  })

  test('joins the transaction that it is called in, and em.fork() is outside of it', async () => {
    await run((em, notes) =>
      em.transactional(async () => {
        await em.transactional(() => notes.add('nested'))
        const outside = await em.fork().getKysely<NoteTables>().selectFrom('notes').select('text').execute()
        expect(outside.map(({ text }) => text)).not.toContain('nested')
        expect(await notes.texts()).toContain('nested')
      }),
    )
  })

  test('finds entities in a context only', async () => {
    await expect(app.get(NoteRepository).add('no context')).rejects.toThrow('global EntityManager')
  })
})
