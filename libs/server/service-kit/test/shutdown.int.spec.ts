import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import {
  Controller,
  Get,
  Injectable,
  Module,
  type OnApplicationShutdown,
  StreamableFile,
} from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createTestDatabase, type TestDatabase, untilReady, waitUntil } from '@rafiq/testing'
import { z } from 'zod'
import { isConnectionFailure } from '../src/errors/connection-failure.ts'
import { Readiness } from '../src/health/readiness.ts'
import { drainOf } from '../src/http/drain.ts'
import { DefinitionsModule, databaseModule, defineJob, EventsModule, JobQueue, uuidv7 } from '../src/index.ts'
import { definitions, testApp } from './app.ts'
import { notes } from './notes.ts'

/** Where a request or a job waits until the test lets it go on. */
function gate() {
  const entered = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const pass = async () => {
    entered.resolve()
    await opened.promise
  }
  return { entered: entered.promise, open: opened.resolve, pass }
}

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a service that closes finishes the request it has and takes no new one', async () => {
  const slow = gate()

  @Controller()
  class SlowController {
    @Get('slow')
    async slow() {
      await slow.pass()
      return { finished: true }
    }
  }

  @Module({ controllers: [SlowController] })
  class SlowModule {}

  const app = await testApp(SlowModule)
  await app.listen(0, '127.0.0.1')
  const { port } = app.getHttpServer().address() as AddressInfo
  const answer = fetch(`http://127.0.0.1:${port}/slow`)
  await slow.entered
  const closed = app.close()
  slow.open()
  expect(await (await answer).json()).toEqual({ finished: true })
  await closed
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow()
})

test('a service that closes ends a connection whose answer had begun before', async () => {
  const content = new PassThrough()

  @Controller()
  class StreamController {
    @Get('stream')
    stream() {
      return new StreamableFile(content)
    }
  }

  @Module({ controllers: [StreamController] })
  class StreamModule {}

  const app = await testApp(StreamModule)
  await app.listen(0, '127.0.0.1')
  const { port } = app.getHttpServer().address() as AddressInfo
  content.write('first ')
  const answer = await fetch(`http://127.0.0.1:${port}/stream`)
  expect(answer.headers.get('connection')).toBe('keep-alive')
  const closed = app.close()
  await waitUntil('nobody new is let in', () => !app.getHttpServer().listening)
  content.end('last')
  expect(await answer.text()).toBe('first last')
  await closed
})

describe('a service that drains', () => {
  @Controller()
  class QuickController {
    @Get('quick')
    quick() {
      return { answered: true }
    }
  }

  @Module({ controllers: [QuickController] })
  class QuickModule {}

  let app: NestFastifyApplication
  let server: Server
  let port: number

  beforeEach(async () => {
    app = await testApp(QuickModule)
    server = app.getHttpServer()
    server.on('upgrade', (_request, socket: Socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
    })
    await app.listen(0, '127.0.0.1')
    port = (server.address() as AddressInfo).port
  })
  afterEach(() => app.close())

  const get = (path: string, agent: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path, agent }, (answer) => resolve(answer.resume()))
        .on('error', reject)
        .end()
    })

  test('answers everything, over connections that end with the answer', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    expect((await get('/quick', agent)).headers.connection).toBe('keep-alive')
    const drained = drainOf(server, app.get(Readiness)).run(0.05)
    // The next one over the connection that is open, then one over a new one.
    for (const _ of [1, 2]) {
      const answer = await get('/quick', agent)
      expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
    }
    expect((await get('/readyz', agent)).statusCode).toBe(503)
    await drained
    expect((await get('/quick', agent)).statusCode).toBe(200)
    agent.destroy()
  })

  // A thousandth of a second is over before the second one's turn: the rest are closed in the same order.
  test.each([0.05, 0.001])('ends its upgraded connections one by one, within %d s', async (seconds) => {
    const drain = drainOf(server, app.get(Readiness))
    const ended: number[] = []
    const sockets: Socket[] = []
    // One after the other, so that the server has them in this order.
    for (const index of [0, 1, 2]) sockets.push(await upgraded(index, ended))
    const closed = sockets.map((socket) => once(socket, 'close'))
    await drain.run(seconds)
    await Promise.all(closed)
    expect(ended).toEqual([0, 1, 2])
  })

  /** An upgraded connection that says when the server ends it. */
  async function upgraded(index: number, ended: number[]): Promise<Socket> {
    const asking = request({ port, path: '/', headers: { connection: 'upgrade', upgrade: 'websocket' } })
    asking.end()
    const [, socket] = (await once(asking, 'upgrade')) as [IncomingMessage, Socket]
    socket.on('end', () => ended.push(index)).resume()
    return socket
  }
})

test('a service that closes finishes the job it has', async () => {
  const work = gate()
  const done: string[] = []
  const job = defineJob('users.slow', z.object({ id: z.uuid() }))

  @Module({
    imports: [
      DefinitionsModule.forRoot(definitions),
      EventsModule.forRoot({ url: database.urlFor('users'), service: 'users' }),
    ],
  })
  class WorkingModule {}

  await database.allowEvents({ users: { publishes: [], consumes: {}, jobs: [job.name] } })
  const app = await testApp(WorkingModule)
  const jobs = app.get(JobQueue)
  jobs.work(job, async ({ id }) => {
    await work.pass()
    done.push(id)
  })
  await untilReady(jobs)
  const id = uuidv7()
  await jobs.send(null, job, { id })
  await work.entered
  const closed = app.close()
  work.open()
  await closed
  expect(done).toEqual([id])
  expect(await database.query(`select state from events.job where name = 'users.slow'`)).toEqual([
    { state: 'completed' },
  ])
})

test('a service closes although a statement has just asked for a connection', async () => {
  let error: unknown

  /** Nobody waits for its statement, as for work that no request began. */
  @Injectable()
  class LateStatement implements OnApplicationShutdown {
    constructor(private readonly em: EntityManager) {}

    onApplicationShutdown(): void {
      this.em
        .fork()
        .execute('select 1')
        .catch((cause: unknown) => {
          error = cause
        })
    }
  }

  @Module({ imports: [databaseModule(notes(database.urlFor('users')))], providers: [LateStatement] })
  class LateModule {}

  const app = await testApp(LateModule)
  await app.close()
  expect(isConnectionFailure(error)).toBe(true)
})
