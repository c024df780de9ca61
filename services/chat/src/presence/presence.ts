import { Inject, Injectable } from '@nestjs/common'
import { Clock, LOGGER, type Logger, REDIS_PREFIX, uuidv7 } from '@rafiq/service-kit'
import { Redis } from 'ioredis'

/** Milliseconds after its last renewal at which a replica counts as gone, with all who were there. */
const lapse = 10_000

/**
 * Who has a socket open on any replica. Each replica keeps the set of its members in Redis and renews its entry; a killed
 * one does not, and whichever replica notices first removes its set.
 */
@Injectable()
export class Presence {
  readonly #replica = uuidv7()
  readonly #replicas: string
  readonly #members: (replica: string) => string

  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
    @Inject(REDIS_PREFIX) prefix: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#replicas = `${prefix}chat:replicas`
    this.#members = (replica) => `${prefix}chat:here:${replica}`
  }

  /** Adds members who are here. @returns those who were nowhere else */
  async arrive(memberIds: readonly string[]): Promise<string[]> {
    if (memberIds.length === 0) return []
    const elsewhere = await this.on(await this.others(), memberIds)
    await this.redis.sadd(this.#members(this.#replica), ...memberIds)
    return memberIds.filter((id) => !elsewhere.has(id))
  }

  /**
   * Removes members who are here no more.
   * @returns those who are nowhere now; of a member who leaves two replicas in the same moment, both may say so
   */
  async leave(memberIds: readonly string[]): Promise<string[]> {
    if (memberIds.length === 0) return []
    await this.redis.srem(this.#members(this.#replica), ...memberIds)
    const elsewhere = await this.on(await this.others(), memberIds)
    return memberIds.filter((id) => !elsewhere.has(id))
  }

  /** Those who are somewhere; nobody while Redis is unavailable. */
  async online(memberIds: readonly string[]): Promise<Set<string>> {
    if (memberIds.length === 0) return new Set()
    try {
      return await this.on(await this.alive(), memberIds)
    } catch (error) {
      this.logger.warn({ err: error }, 'presence not read from Redis, everybody counts as offline')
      return new Set()
    }
  }

  /**
   * Renews this replica's entry, without which it counts as gone.
   * @returns false where it was not known (any more): its members have to be added again
   */
  async renew(): Promise<boolean> {
    return (await this.redis.zadd(this.#replicas, this.now() + lapse, this.#replica)) === 0
  }

  /** Removes replicas that were not renewed. @returns who was there and is nowhere now */
  async clearLapsed(): Promise<string[]> {
    const gone: string[] = []
    for (const replica of await this.redis.zrangebyscore(this.#replicas, '-inf', this.now())) {
      // Whoever removes it does the rest.
      if ((await this.redis.zrem(this.#replicas, replica)) === 0) continue
      const members = await this.redis.smembers(this.#members(replica))
      await this.redis.del(this.#members(replica))
      const elsewhere = await this.on(await this.alive(), members)
      gone.push(...members.filter((id) => !elsewhere.has(id)))
    }
    return gone
  }

  /** Nobody is here any more. */
  async leaveAll(): Promise<void> {
    await this.redis.zrem(this.#replicas, this.#replica)
    await this.redis.del(this.#members(this.#replica))
  }

  private now(): number {
    return this.clock.now().getTime()
  }

  private alive(): Promise<string[]> {
    return this.redis.zrangebyscore(this.#replicas, `(${this.now()}`, '+inf')
  }

  private async others(): Promise<string[]> {
    return (await this.alive()).filter((replica) => replica !== this.#replica)
  }

  private async on(replicas: readonly string[], memberIds: readonly string[]): Promise<Set<string>> {
    if (memberIds.length === 0) return new Set()
    const answers = await Promise.all(
      replicas.map((replica) => this.redis.smismember(this.#members(replica), ...memberIds)),
    )
    return new Set(memberIds.filter((_, index) => answers.some((found) => found[index] === 1)))
  }
}
