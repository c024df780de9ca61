import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { type AppCall, callApp } from './call-app.ts'
import type { TestDatabase } from './test-database.ts'
import type { TestRedis } from './test-redis.ts'
import type { TestStorage } from './test-storage.ts'

/** What a service stands on. */
export interface TestedParts extends TestStorage {
  /** Starts it; each time that it comes up. */
  run: () => Promise<NestFastifyApplication>
  /** Ends what it stands on. */
  close: () => Promise<void>
}

/** A service in the process of its test: it can go down and come up again, while its database stays. */
export class TestedService {
  readonly database: TestDatabase
  readonly redis: TestRedis
  readonly #parts: TestedParts
  #app: NestFastifyApplication | null = null

  protected constructor(parts: TestedParts) {
    this.database = parts.database
    this.redis = parts.redis
    this.#parts = parts
  }

  get app(): NestFastifyApplication {
    if (!this.#app) throw new Error('The service is down.')
    return this.#app
  }

  async up(): Promise<void> {
    this.#app ??= await this.#parts.run()
  }

  /** The process ends; its database stays. */
  async down(): Promise<void> {
    await this.#app?.close()
    this.#app = null
  }

  async stop(): Promise<void> {
    await this.down()
    await this.#parts.close()
  }

  call(method: Parameters<typeof callApp>[1], url: string, options: AppCall = {}) {
    return callApp(this.app, method, url, options)
  }
}
