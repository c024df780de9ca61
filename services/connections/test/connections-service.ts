import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createTestApp, EventBus, ManualClock, parseSettings, runMigrations } from '@rafiq/service-kit'
import {
  createTestDatabase,
  freePort,
  opening,
  type RegisteredMember,
  type SwitchableProxy,
  serviceEnvironment,
  switchableProxy,
  type TestDatabase,
  type TestRedis,
  testRedis,
  UsersProcess,
} from '@rafiq/testing'
import { ConnectionsServiceModule } from '../src/app.module.ts'
import { databaseOptions } from '../src/database/database-options.ts'
import { connectionsSettings } from '../src/settings.ts'

/** What other services stand on beside this one and the users service. */
export interface Surroundings {
  database: TestDatabase
  redis: TestRedis
}

interface Parts extends Surroundings {
  run: () => Promise<NestFastifyApplication>
  users: UsersProcess
  line: SwitchableProxy
  clock: ManualClock
}

/** The connections service as it runs, beside the real users service, which `line` leads to. */
export class ConnectionsService {
  readonly users: UsersProcess
  readonly line: SwitchableProxy
  readonly clock: ManualClock
  readonly database: TestDatabase
  readonly redis: TestRedis
  readonly #run: () => Promise<NestFastifyApplication>
  readonly #close: () => Promise<void>

  #app: NestFastifyApplication | null = null

  private constructor({ run, database, redis, users, line, clock }: Parts, close: () => Promise<void>) {
    this.#run = run
    this.database = database
    this.redis = redis
    this.users = users
    this.line = line
    this.clock = clock
    this.#close = close
  }

  static start(
    environment: Record<string, string> = {},
    beside: (
      stack: Surroundings,
    ) => Promise<{ CHAT_URL?: string; MODERATION_URL?: string }> = async () => ({}),
  ): Promise<ConnectionsService> {
    return opening(async (opened) => {
      const database = await createTestDatabase()
      opened.closing(() => database.drop())
      const redis = testRedis()
      opened.closing(() => redis.close())
      const others = await beside({ database, redis })
      const port = await freePort()
      const CONNECTIONS_URL = `http://127.0.0.1:${port}`
      const users = await UsersProcess.start(database, redis, { CONNECTIONS_URL, ...others })
      opened.closing(() => users.stop())
      const line = await switchableProxy(users.url)
      opened.closing(() => line.unplug())
      const settings = parseSettings(connectionsSettings, {
        ...serviceEnvironment(redis),
        DATABASE_URL: database.urlFor('connections'),
        USERS_URL: line.url,
        ...environment,
      })
      await runMigrations(databaseOptions(settings))
      const clock = new ManualClock()
      const run = async () => {
        const module = ConnectionsServiceModule.forRoot(settings)
        const app = await createTestApp({ name: 'connections', module, settings, clock })
        await app.listen(port, '127.0.0.1')
        await app.get(EventBus).ready()
        return app
      }
      const service = new ConnectionsService({ run, database, redis, users, line, clock }, () =>
        opened.close(),
      )
      opened.closing(() => service.down())
      await service.up()
      return service
    })
  }

  get app(): NestFastifyApplication {
    if (!this.#app) throw new Error('The connections service is down.')
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

  async call(
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    { token, body, headers }: { token?: string; body?: object; headers?: Record<string, string> } = {},
  ) {
    const answer = await this.app.inject({
      method,
      url,
      headers: { ...headers, ...(token !== undefined && { 'x-session-token': token }) },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, headers: answer.headers, json: answer.json() }
  }

  contact(member: RegisteredMember, matchedUserId: string) {
    const body = { userId: member.id, matchedUserId, status: 'contacted' }
    return this.call('POST', '/api/whatsapp-connections', { token: member.token, body })
  }

  settle(member: RegisteredMember, matchedUserId: string, status: string) {
    const path = `/api/whatsapp-connections/${member.id}/${matchedUserId}`
    return this.call('PATCH', path, { token: member.token, body: { status } })
  }

  history({ token }: RegisteredMember) {
    return this.call('GET', '/api/users/connections', { token })
  }

  limit({ token }: RegisteredMember) {
    return this.call('GET', '/api/user/match-limit', { token })
  }
}
