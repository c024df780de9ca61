import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common'
import { Redis } from 'ioredis'
import { Readiness } from '../health/readiness.ts'
import { type Logger } from '../logging/logger.ts'
import { LOGGER } from '../tokens.ts'
import { createRedis, type RedisUse } from './create-redis.ts'
import { FollowRedisTime } from './follow-redis-time.ts'
import { requireRedis } from './least-redis.ts'
import { RedisMetrics } from './redis-metrics.ts'

/** Injection token of the prefix in front of every key. */
export const REDIS_PREFIX = Symbol('REDIS_PREFIX')

/** Opens further connections to the same Redis, for what holds one by itself: a subscription. Whoever opens one closes it. */
export class RedisConnections {
  constructor(private readonly url: string) {}

  open(use?: RedisUse): Redis {
    const redis = createRedis(this.url, use)
    // The process's own connection says in the log that Redis is unavailable.
    redis.on('error', () => undefined)
    return redis
  }
}

/**
 * One Redis connection for the process, injected as `Redis`. The service starts without Redis and recovers with it; it does
 * not start on one that is too old.
 */
@Module({})
export class RedisModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly redis: Redis,
    private readonly readiness: Readiness,
    private readonly time: FollowRedisTime,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  static forRoot(options: { url: string; prefix?: string }): DynamicModule {
    return {
      module: RedisModule,
      global: true,
      providers: [
        RedisMetrics,
        {
          provide: Redis,
          inject: [RedisMetrics],
          useFactory: (metrics: RedisMetrics) => metrics.measure(createRedis(options.url)),
        },
        { provide: RedisConnections, useFactory: () => new RedisConnections(options.url) },
        FollowRedisTime,
        { provide: REDIS_PREFIX, useValue: options.prefix ?? 'rafiq:' },
      ],
      exports: [Redis, RedisConnections, REDIS_PREFIX],
    }
  }

  async onModuleInit(): Promise<void> {
    let lost = false
    this.redis.on('error', (error: Error) => {
      if (!lost) this.logger.error({ err: error }, 'redis connection lost')
      lost = true
    })
    this.redis.on('ready', () => {
      if (lost) this.logger.info('redis connection restored')
      lost = false
    })
    this.readiness.add('redis', async () => {
      await this.redis.ping()
    })
    // A failed first attempt was logged above; the client goes on trying by itself.
    await this.redis.connect().catch(() => undefined)
    const info = await this.redis.info('server').catch(() => '')
    requireRedis(info)
    // Where Redis is unavailable, it is followed once it is there.
    await this.time.run().catch(() => undefined)
  }

  onApplicationShutdown(): void {
    this.redis.disconnect()
  }
}
