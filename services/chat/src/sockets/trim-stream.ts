import { Inject, Injectable } from '@nestjs/common'
import { PeriodicTask, REDIS_PREFIX, RedisScript } from '@rafiq/service-kit'
import { Redis } from 'ioredis'
import { streamOf } from './streams-adapter.ts'

/** Seconds for which Redis keeps what replicas told each other; who hears later catches up from PostgreSQL. */
const kept = 60

/**
 * KEYS stream; ARGV seconds. By the clock of Redis, which gave the entries their ids. Where no replica is left to trim,
 * the stream expires by itself.
 */
const trimScript = new RedisScript(`
local now = tonumber(redis.call('TIME')[1])
redis.call('XTRIM', KEYS[1], 'MINID', string.format('%.0f', (now - tonumber(ARGV[1])) * 1000))
return redis.call('EXPIRE', KEYS[1], ARGV[1])`)

/**
 * Takes away what replicas told each other once all have heard it: it has texts and names in it, which are to go with
 * their member.
 */
@Injectable()
export class TrimStream extends PeriodicTask {
  constructor(
    private readonly redis: Redis,
    @Inject(REDIS_PREFIX) private readonly prefix: string,
  ) {
    super({ name: 'trimming the stream between replicas', interval: 5_000 })
  }

  protected override async run(): Promise<void> {
    await trimScript.run(this.redis, [streamOf(this.prefix)], [kept])
  }
}
