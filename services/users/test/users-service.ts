import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { Registration, RegistrationResult } from '@rafiq/contracts'
import { createTestApp, ManualClock, parseSettings, runMigrations } from '@rafiq/service-kit'
import {
  aRegistration,
  createTestDatabase,
  freePort,
  type TestDatabase,
  testRedis,
  waitUntil,
} from '@rafiq/testing'
import { UsersModule } from '../src/app.module.ts'
import { databaseOptions } from '../src/database/database-options.ts'
import { usersSettings } from '../src/settings.ts'
import { linkToken, MailServer } from './mail-server.ts'
import { OtherServices } from './other-services.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

interface CallOptions {
  body?: unknown
  token?: string
  cookie?: string
  /** The caller's address, as the gateway passes it on. */
  from?: string
}

export interface Member {
  id: string
  email: string
  password: string
  token: string
}

/** The users service as it runs, with a database, a corner of Redis, a mail server and a folder of its own. */
export class UsersService {
  readonly app: NestFastifyApplication
  readonly database: TestDatabase
  readonly mail: MailServer
  readonly others: OtherServices
  readonly clock: ManualClock
  readonly storage: string
  readonly #close: () => Promise<void>

  private constructor(parts: {
    app: NestFastifyApplication
    database: TestDatabase
    mail: MailServer
    others: OtherServices
    clock: ManualClock
    storage: string
    close: () => Promise<void>
  }) {
    this.app = parts.app
    this.database = parts.database
    this.mail = parts.mail
    this.others = parts.others
    this.clock = parts.clock
    this.storage = parts.storage
    this.#close = parts.close
  }

  /** @param environment settings that differ; RATE_LIMIT_SCALE is high, since all tests call from one address */
  static async start(environment: Record<string, string> = {}, given?: TestDatabase): Promise<UsersService> {
    const database = given ?? (await createTestDatabase())
    const redis = testRedis()
    const storage = await mkdtemp(join(tmpdir(), 'rafiq-users-'))
    const mail = new MailServer(await freePort())
    const others = new OtherServices()
    const open: (() => Promise<unknown>)[] = [
      () => rm(storage, { recursive: true, force: true }),
      () => database.drop(),
      () => redis.close(),
      () => mail.stop(),
      () => others.stop(),
    ]
    const close = async () => {
      for (const end of open.reverse()) await end()
    }
    try {
      await mail.start()
      await others.start()
      const settings = parseSettings(usersSettings, {
        NODE_ENV: 'test',
        PORT: '1',
        LOG_LEVEL: 'silent',
        RATE_LIMIT_SCALE: '1000',
        SERVICE_SECRET: 'a-secret-between-services',
        DATABASE_URL: database.urlFor('users'),
        REDIS_URL: redis.url,
        REDIS_PREFIX: redis.prefix,
        SMTP_URL: mail.url,
        STORAGE_DIR: storage,
        PHOTO_KEY: 'a-key-that-signs-photo-paths',
        CONNECTIONS_URL: others.url,
        CHAT_URL: others.url,
        MODERATION_URL: others.url,
        ...environment,
      })
      await runMigrations(databaseOptions(settings))
      const clock = new ManualClock()
      const app = await createTestApp({
        name: 'users',
        module: UsersModule.forRoot(settings),
        settings,
        clock,
      })
      open.push(() => app.close())
      return new UsersService({ app, database, mail, others, clock, storage, close })
    } catch (error) {
      await close()
      throw error
    }
  }

  stop(): Promise<void> {
    return this.#close()
  }

  async call(method: Method, url: string, { body, token, cookie, from }: CallOptions = {}) {
    const answer = await this.app.inject({
      method,
      url,
      headers: {
        ...(token !== undefined && { 'x-session-token': token }),
        ...(cookie !== undefined && { cookie }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
      },
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = answer.headers['content-type']?.toString().startsWith('application/json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      bytes: answer.rawPayload,
      json: isJson && answer.body !== '' ? answer.json() : undefined,
    }
  }

  register(registration: Registration, cookie?: string) {
    return this.call('POST', '/api/users/with-matching', { body: registration, ...(cookie && { cookie }) })
  }

  /** The token of the newest mail to an address, as soon as it has arrived. */
  async mailedToken(email: string): Promise<string> {
    return linkToken(await waitUntil('the mail arrives', () => this.mail.to(email), { timeout: 10_000 }))
  }

  signIn(email: string, password: string, from?: string) {
    return this.call('POST', '/api/auth/login', { body: { email, password }, ...(from && { from }) })
  }

  /** A member who registered, followed the link of the mail and signed in. */
  async member(overrides: Partial<Registration> = {}): Promise<Member> {
    const registration = aRegistration(overrides).build()
    const { user } = (await this.register(registration)).json as RegistrationResult
    const { email, password } = registration
    await this.call('POST', '/api/auth/verify-email', { body: { token: await this.mailedToken(email) } })
    const { json } = await this.signIn(email, password)
    return { id: user.id, email, password, token: json.token }
  }
}
