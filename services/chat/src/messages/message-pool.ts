import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { directUrl, PoolMetrics, poolLimits, requestLimits, SETTINGS } from '@rafiq/service-kit'
import pg from 'pg'
import type { ChatSettings } from '../settings.ts'

/**
 * How a connection plans its statements: once for all values, by keys alone. What is small or empty when a connection
 * plans, so that reading all of it looks cheap, is large before the connection ends.
 */
export const planning = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
]

/** What the connections call themselves in PostgreSQL, of every replica. */
export const messagePoolName = 'chat-messages'

/** A statement that every connection prepares once. */
interface Statement {
  name: string
  text: string
}

/**
 * Bare connections of their own for the insert path of a message, so that its statements are prepared once for each and neither
 * planned nor built again: most of their cost. What a connection knows has to stay its own, so nothing pools between.
 */
@Injectable()
export class MessagePool implements OnApplicationShutdown {
  readonly #pool: pg.Pool

  constructor(@Inject(SETTINGS) settings: ChatSettings, pools: PoolMetrics) {
    this.#pool = new pg.Pool({
      connectionString: directUrl(settings),
      max: settings.MESSAGES_POOL,
      ...poolLimits(requestLimits),
      options: planning.map((setting) => `-c ${setting}`).join(' '),
      idleTimeoutMillis: 30_000,
      application_name: messagePoolName,
    })
    // A connection that ends while idle is replaced by the next query.
    this.#pool.on('error', () => undefined)
    pools.add('messages', () => this.#pool)
  }

  async rows<Row extends object>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> {
    return (await this.#pool.query<Row>({ name, text, values: [...values] })).rows
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool.end()
  }
}
