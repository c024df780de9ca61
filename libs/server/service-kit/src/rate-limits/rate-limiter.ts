import { Inject, Injectable } from '@nestjs/common'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequestsError } from '../errors/kinds.ts'
import { REDIS_PREFIX } from '../redis/redis.module.ts'
import type { ServiceSettings } from '../settings/schemas.ts'
import { SETTINGS } from '../tokens.ts'
import { type Left, Portions } from './portions.ts'
import { digestKey } from './rate-limit-key.ts'

/** `points` within `seconds` of the first one; the name keeps rules apart in Redis. */
export interface RateLimitRule {
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** While Redis is away each process counts for itself, instead of refusing. */
  readonly insured?: boolean
  /**
   * Points of a key for which a process asks Redis once: for what comes so often that asking each time would cost. Each
   * replica but one may then let a portion less one through beyond the limit.
   */
  readonly portion?: number
}

/**
 * Limits shared by all replicas. While Redis is away it rejects with the client's error, which answers 503, but for
 * insured rules.
 */
@Injectable()
export class RateLimiter {
  readonly #redis: Redis
  readonly #prefix: string
  readonly #scale: number
  readonly #limiters = new Map<string, RateLimiterRedis>()
  readonly #portions = new Map<string, Portions>()

  constructor(
    @Inject(Redis) redis: Redis,
    @Inject(REDIS_PREFIX) prefix: string,
    @Inject(SETTINGS) settings: ServiceSettings,
  ) {
    this.#redis = redis
    this.#prefix = prefix
    this.#scale = settings.RATE_LIMIT_SCALE
  }

  /**
   * Takes a point, or as many as are said; a negative number gives them back, but not of a rule with portions.
   * @throws TooManyRequestsError where none is left
   */
  async consume(rule: RateLimitRule, key: string, points = 1): Promise<void> {
    if (rule.portion === undefined) await this.#take(rule, key, points)
    else await this.#portionsOf(rule, rule.portion).take(key, (some) => this.#take(rule, key, some))
  }

  /**
   * Looks without taking a point: for limits on failures, which `consume` counts afterwards.
   * @throws TooManyRequestsError where none is left
   */
  async check(rule: RateLimitRule, key: string): Promise<void> {
    const state = await this.#limiter(rule).get(digestKey(key))
    if (state && state.remainingPoints <= 0) throw new TooManyRequestsError(state.msBeforeNext / 1000)
  }

  /** Forgets what a key consumed: after a success. */
  async reset(rule: RateLimitRule, key: string): Promise<void> {
    await this.#limiter(rule).delete(digestKey(key))
  }

  async #take(rule: RateLimitRule, key: string, points: number): Promise<Left> {
    try {
      const { remainingPoints, msBeforeNext } = await this.#limiter(rule).consume(digestKey(key), points)
      return { points: remainingPoints, milliseconds: msBeforeNext }
    } catch (error) {
      throw error instanceof RateLimiterRes ? new TooManyRequestsError(error.msBeforeNext / 1000) : error
    }
  }

  #portionsOf({ name, seconds }: RateLimitRule, size: number): Portions {
    const portions = this.#portions.get(name) ?? new Portions(size, seconds * 1000)
    this.#portions.set(name, portions)
    return portions
  }

  #limiter(rule: RateLimitRule): RateLimiterRedis {
    const known = this.#limiters.get(rule.name)
    if (known) return known
    const options = {
      keyPrefix: `${this.#prefix}limit:${rule.name}`,
      points: Math.max(1, Math.round(rule.points * this.#scale)),
      duration: rule.seconds,
    }
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: this.#redis,
      // Asks Redis no more for whom it has just refused.
      ...(rule.insured && {
        insuranceLimiter: new RateLimiterMemory(options),
        inMemoryBlockOnConsumed: options.points + 1,
      }),
    })
    this.#limiters.set(rule.name, limiter)
    return limiter
  }
}
