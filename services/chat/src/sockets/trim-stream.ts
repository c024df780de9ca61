import { Inject, Injectable } from '@nestjs/common'
import { LOGGER, type Logger, REDIS_PREFIX } from '@rafiq/service-kit'
import { Redis } from 'ioredis'
import { Watch } from '../support/watch.ts'
import { streamOf } from './streams-adapter.ts'

/** Milliseconds. */
const interval = 5_000
/** Seconds for which Redis keeps what replicas told each other; who hears later has the looks at PostgreSQL. */
const kept = 60

/**
 * KEYS stream; ARGV seconds. By the clock of Redis, which gave the entries their ids. Where no replica is left to look,
 * the stream goes by itself.
 */
const trimScript = `
local now = tonumber(redis.call('TIME')[1])
redis.call('XTRIM', KEYS[1], 'MINID', string.format('%.0f', (now - tonumber(ARGV[1])) * 1000))
return redis.call('EXPIRE', KEYS[1], ARGV[1])`

/**
 * Takes away what replicas told each other once all have heard it: it has texts and names in it, which are to go with
 * their member.
 */
@Injectable()
export class TrimStream extends Watch {
  readonly #stream: string

  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(REDIS_PREFIX) prefix: string,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ interval, name: 'trimming the stream', logger })
    this.#stream = streamOf(prefix)
  }

  protected override async look(): Promise<void> {
    await this.redis.eval(trimScript, 1, this.#stream, kept)
  }
}
