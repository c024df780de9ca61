import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'

/**
 * One atomic step in Redis, in Lua. Redis keeps it: it is asked for by its hash, and sent as a whole only where Redis does
 * not have it, the first time and after a restart.
 */
export class RedisScript {
  readonly #source: string
  readonly #hash: string

  constructor(source: string) {
    this.#source = source
    this.#hash = createHash('sha1').update(source).digest('hex')
  }

  /** Rejects with the client's error. */
  async run(redis: Redis, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    try {
      return await redis.evalsha(this.#hash, keys.length, ...keys, ...values)
    } catch (error) {
      if (!isUnknown(error)) throw error
      return redis.eval(this.#source, keys.length, ...keys, ...values)
    }
  }
}

const isUnknown = (error: unknown) => error instanceof Error && error.message.startsWith('NOSCRIPT')
