import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createTestApp, EventBus, parseSettings, runMigrations } from '@rafiq/service-kit'
import {
  createTestDatabase,
  freePort,
  type SwitchableProxy,
  switchableProxy,
  type TestDatabase,
  type TestRedis,
  testRedis,
} from '@rafiq/testing'
import { ModerationModule } from '../src/app.module.ts'
import { databaseOptions } from '../src/database/database-options.ts'
import { moderationSettings } from '../src/settings.ts'
import { Neighbours } from './neighbours.ts'

const secret = 'a-secret-between-services'

interface Parts {
  run: () => Promise<NestFastifyApplication>
  database: TestDatabase
  redis: TestRedis
  neighbours: Neighbours
  line: SwitchableProxy
}

interface CallOptions {
  token?: string
  body?: object
  headers?: Record<string, string>
}

/** The moderation service as it runs, beside the real users (which `line` leads to) and connections services. */
export class ModerationService {
  readonly database: TestDatabase
  readonly redis: TestRedis
  readonly neighbours: Neighbours
  readonly line: SwitchableProxy
  readonly #run: () => Promise<NestFastifyApplication>
  readonly #close: () => Promise<void>
  #app: NestFastifyApplication | null = null

  private constructor({ run, database, redis, neighbours, line }: Parts, close: () => Promise<void>) {
    this.#run = run
    this.database = database
    this.redis = redis
    this.neighbours = neighbours
    this.line = line
    this.#close = close
  }

  /** @param before what happens while this service has never run */
  static async start(
    environment: Record<string, string> = {},
    before: (neighbours: Neighbours) => Promise<unknown> = async () => undefined,
  ): Promise<ModerationService> {
    const open: (() => Promise<unknown>)[] = []
    const close = async () => {
      for (const end of open.splice(0).reverse()) await end()
    }
    try {
      const database = await createTestDatabase()
      open.push(() => database.drop())
      const redis = testRedis()
      open.push(() => redis.close())
      const port = await freePort()
      const neighbours = await Neighbours.start(database, redis, secret, `http://127.0.0.1:${port}`)
      open.push(() => neighbours.stop())
      const line = await switchableProxy(neighbours.urls.users)
      open.push(() => line.unplug())
      await before(neighbours)
      const settings = parseSettings(moderationSettings, {
        NODE_ENV: 'test',
        PORT: '1',
        LOG_LEVEL: 'silent',
        RATE_LIMIT_SCALE: '1000',
        SERVICE_SECRET: secret,
        DATABASE_URL: database.urlFor('moderation'),
        REDIS_URL: redis.url,
        REDIS_PREFIX: redis.prefix,
        USERS_URL: line.url,
        CONNECTIONS_URL: neighbours.urls.connections,
        ...environment,
      })
      await runMigrations(databaseOptions(settings))
      const run = async () => {
        const module = ModerationModule.forRoot(settings)
        const app = await createTestApp({ name: 'moderation', module, settings })
        await app.listen(port, '127.0.0.1')
        await app.get(EventBus).ready()
        return app
      }
      const service = new ModerationService({ run, database, redis, neighbours, line }, close)
      open.push(() => service.down())
      await service.up()
      return service
    } catch (error) {
      await close()
      throw error
    }
  }

  get app(): NestFastifyApplication {
    if (!this.#app) throw new Error('The moderation service is down.')
    return this.#app
  }

  async up(): Promise<void> {
    this.#app ??= await this.#run()
  }

  /** The process ends; its database stays. */
  async down(): Promise<void> {
    await this.#app?.close()
    this.#app = null
  }

  stop(): Promise<void> {
    return this.#close()
  }

  /** @param path below `/api/moderator/` */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { token, body, headers }: CallOptions = {},
  ) {
    const answer = await this.app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/moderator/${path}`,
      headers: { ...headers, ...(token !== undefined && { 'x-session-token': token }) },
      ...(body && { payload: body }),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      json: answer.body === '' ? undefined : answer.json(),
    }
  }

  /** Accounts as this service knows them, by what it holds. */
  account(id: string): Promise<Record<string, unknown> | undefined> {
    return this.database
      .query('select * from moderation.accounts where member_id = $1', [id])
      .then(([row]) => row)
  }

  audit(id: string): Promise<{ action: string; actor: string | null; details: object }[]> {
    return this.database.query(
      'select action, actor_id as actor, details from audit.entries where subject_id = $1 order by at, id',
      [id],
    )
  }
}
