import { Inject, Injectable } from '@nestjs/common'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequestsError } from '../errors/kinds.ts'
import { REDIS_PREFIX } from '../redis/redis.module.ts'
import type { ServiceSettings } from '../settings/schemas.ts'
import { SETTINGS } from '../tokens.ts'
import { LocalQuotas, type Remaining } from './local-quota.ts'
import { digestKey } from './rate-limit-key.ts'

/** `points` within `seconds` of the first one; the name keeps rules apart in Redis. */
export interface RateLimitRule {
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** While Redis is unavailable each process counts for itself, instead of refusing. */
  readonly insured?: boolean
  /**
   * Points of a key for which a process asks Redis once: for what comes so often that asking each time would cost. Each
   * replica but one may then let a quota less one through beyond the limit.
   */
  readonly localQuota?: number
}

/**
 * Limits shared by all replicas. While Redis is unavailable it rejects with the client's error, which answers 503, but for
 * insured rules.
 */
@Injectable()
export class RateLimiter {
  private readonly scale: number
  private readonly limiters = new Map<string, RateLimiterRedis>()
  private readonly quotas = new Map<string, LocalQuotas>()

  constructor(
    private readonly redis: Redis,
    @Inject(REDIS_PREFIX) private readonly prefix: string,
    @Inject(SETTINGS) settings: ServiceSettings,
  ) {
    this.scale = settings.RATE_LIMIT_SCALE
  }

  /**
   * Takes a point, or as many as are said; a negative number gives them back, but not of a rule with quotas.
   * @throws TooManyRequestsError where none is left
   */
  async consume(rule: RateLimitRule, key: string, points = 1): Promise<void> {
    if (rule.localQuota === undefined) await this.take(rule, key, points)
    else await this.quotasOf(rule, rule.localQuota).take(key, (some) => this.take(rule, key, some))
  }

  /**
   * Looks without taking a point: for limits on failures, which `consume` counts afterwards.
   * @throws TooManyRequestsError where none is left
   */
  async check(rule: RateLimitRule, key: string): Promise<void> {
    const state = await this.limiter(rule).get(digestKey(key))
    if (state && state.remainingPoints <= 0) throw new TooManyRequestsError(state.msBeforeNext / 1000)
  }

  /** Forgets what a key consumed: after a success. */
  async reset(rule: RateLimitRule, key: string): Promise<void> {
    await this.limiter(rule).delete(digestKey(key))
  }

  private async take(rule: RateLimitRule, key: string, points: number): Promise<Remaining> {
    try {
      const { remainingPoints, msBeforeNext } = await this.limiter(rule).consume(digestKey(key), points)
      return { points: remainingPoints, milliseconds: msBeforeNext }
    } catch (error) {
      throw error instanceof RateLimiterRes ? new TooManyRequestsError(error.msBeforeNext / 1000) : error
    }
  }

  private quotasOf({ name, seconds }: RateLimitRule, size: number): LocalQuotas {
    const quotas = this.quotas.get(name) ?? new LocalQuotas(size, seconds * 1000)
    this.quotas.set(name, quotas)
    return quotas
  }

  private limiter(rule: RateLimitRule): RateLimiterRedis {
    const known = this.limiters.get(rule.name)
    if (known) return known
    const options = {
      keyPrefix: `${this.prefix}limit:${rule.name}`,
      points: Math.max(1, Math.round(rule.points * this.scale)),
      duration: rule.seconds,
    }
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      // Asks Redis no more for whom it has just refused.
      ...(rule.insured && {
        insuranceLimiter: new RateLimiterMemory(options),
        inMemoryBlockOnConsumed: options.points + 1,
      }),
    })
    this.limiters.set(rule.name, limiter)
    return limiter
  }
}
