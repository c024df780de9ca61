import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { Body, Controller, Get, Inject, Module, Post } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  createTestDatabase,
  type SwitchableProxy,
  switchableProxy,
  type TestDatabase,
  waitUntil,
} from '@rafiq/testing'
import { z } from 'zod'
import { databaseModule, runMigrations, uuidv7 } from '../src/index.ts'
import { testApp } from './app.ts'
import { Note, notes } from './notes.ts'

const noteSchema = z.object({ text: z.string().min(1) })

@Controller('notes')
class NotesController {
  readonly #em: EntityManager

  constructor(@Inject(EntityManager) em: EntityManager) {
    this.#em = em
  }

  @Post()
  async add(@Body({ schema: noteSchema }) { text }: z.infer<typeof noteSchema>) {
    const note = this.#em.create(Note, { id: uuidv7(), text })
    await this.#em.flush()
    return { id: note.id }
  }

  @Get()
  async count() {
    return {
      count: await this.#em.count(Note),
      known: this.#em.getUnitOfWork().getIdentityMap().keys().length,
    }
  }
}

/** Milliseconds until a recovery counts as missing, on the slowest machine. */
const patient = { timeout: 20_000 }

let database: TestDatabase
let proxy: SwitchableProxy
let app: NestFastifyApplication

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await switchableProxy(database.urlFor('users'), false)

  @Module({ imports: [databaseModule(notes(proxy.url))], controllers: [NotesController] })
  class NotesModule {}

  // PostgreSQL is away while the service starts.
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
    await waitUntil('ready', async () => (await get('/readyz')).statusCode === 200, patient)
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
    await waitUntil('answered again', async () => (await get('/notes')).statusCode === 200, patient)
  })

  test('a statement that hangs is cut off by the server', async () => {
    const em = app.get(EntityManager).fork()
    const [row] = await em.execute<{ statement_timeout: string }[]>('show statement_timeout')
    expect(row?.statement_timeout).toBe('10s')
  })
})
