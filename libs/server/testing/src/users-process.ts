import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BuiltService } from './built-service.ts'
import { nobody, serviceEnvironment } from './service-environment.ts'
import type { TestDatabase } from './test-database.ts'
import type { TestRedis } from './test-redis.ts'
import { UsersClient } from './users-client.ts'

/** What it is told of others. */
type Elsewhere =
  | 'CONNECTIONS_URL'
  | 'CHAT_URL'
  | 'MODERATION_URL'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_BSP_SCHEDULE_DELAY'

/** The built users service, with what members do there. */
export class UsersProcess extends UsersClient {
  readonly #storage: string
  readonly #service: BuiltService

  private constructor(service: BuiltService, database: TestDatabase, storage: string) {
    super(service.url, database)
    this.#service = service
    this.#storage = storage
  }

  /** @param others where it asks what other services hold on a member, and sends traces; nobody is there by default */
  static async start(
    database: TestDatabase,
    redis: TestRedis,
    others: Partial<Record<Elsewhere, string>> = {},
    port?: number,
  ): Promise<UsersProcess> {
    const storage = await mkdtemp(join(tmpdir(), 'rafiq-users-'))
    const env = {
      ...serviceEnvironment('users', redis),
      // Mails wait in their queue.
      SMTP_URL: 'smtp://127.0.0.1:9',
      STORAGE_DIR: storage,
      CONNECTIONS_URL: nobody,
      CHAT_URL: nobody,
      MODERATION_URL: nobody,
      ...others,
    }
    return new UsersProcess(await BuiltService.start('users', database, env, port), database, storage)
  }

  async stop(): Promise<void> {
    await this.#service.stop()
    await rm(this.#storage, { recursive: true, force: true })
  }
}
