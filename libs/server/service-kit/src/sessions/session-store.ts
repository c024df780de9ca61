import { Inject, Injectable } from '@nestjs/common'
import { type Role, roleSchema } from '@rafiq/contracts'
import { Redis } from 'ioredis'
import { z } from 'zod'
import { Clock } from '../clock.ts'
import { REDIS_PREFIX } from '../redis/redis.module.ts'
import { endedChannel } from './ended-sessions.ts'
import { sessionLifetime } from './lifetimes.ts'
import type { Session } from './session.ts'
import { confirmScript, createScript, findScript, revokeAllScript, revokeScript } from './session-scripts.ts'
import { isToken, newToken, tokenDigest } from './token.ts'

/** A member's sessions at once; a new one ends the oldest beyond it. */
const sessionsPerMember = 50

const time = z.coerce.number().transform((milliseconds) => new Date(milliseconds))
const foundSchema = z.tuple([z.string(), roleSchema, time, time, time]).nullable()

/** Sessions in Redis. Rejects with the client's error while Redis is away, which answers 503, never 401. */
@Injectable()
export class SessionStore {
  readonly #redis: Redis
  readonly #clock: Clock
  readonly #sessions: string
  readonly #indexes: string
  readonly #channel: string

  constructor(
    @Inject(Redis) redis: Redis,
    @Inject(REDIS_PREFIX) prefix: string,
    @Inject(Clock) clock: Clock,
  ) {
    this.#redis = redis
    this.#clock = clock
    this.#sessions = `${prefix}session:`
    this.#indexes = `${prefix}sessions:`
    this.#channel = endedChannel(prefix)
  }

  /** Opens a session and answers its token, which is told once and stored nowhere. */
  async create(member: { memberId: string; role: Role }): Promise<string> {
    const token = newToken()
    const id = tokenDigest(token)
    const now = this.#now()
    const { idle, absolute } = sessionLifetime(member.role)
    const keys = [this.#sessions + id, this.#indexes + member.memberId]
    const values = [
      id,
      now,
      idle,
      now + absolute,
      member.memberId,
      member.role,
      this.#sessions,
      sessionsPerMember,
      this.#channel,
    ]
    await this.#redis.eval(createScript, keys.length, ...keys, ...values)
    return token
  }

  /** The live session of a token, whose idle end moves by this use; null for anything else. */
  async find(token: unknown): Promise<Session | null> {
    if (!isToken(token)) return null
    const id = tokenDigest(token)
    const key = this.#sessions + id
    const found = await this.#redis.eval(findScript, 1, key, id, this.#now(), this.#indexes, this.#channel)
    const fields = foundSchema.parse(found)
    if (!fields) return null
    const [memberId, role, createdAt, confirmedAt, endsAt] = fields
    return { id, memberId, role, createdAt, confirmedAt, endsAt }
  }

  /** Ends the session of a token; unknown ones are ignored. */
  async revoke(token: string): Promise<void> {
    if (isToken(token)) await this.end(tokenDigest(token))
  }

  /** Ends a session by its id. Answers whether it was alive. */
  async end(sessionId: string): Promise<boolean> {
    const key = this.#sessions + sessionId
    return (await this.#redis.eval(revokeScript, 1, key, sessionId, this.#indexes, this.#channel)) === 1
  }

  /**
   * Says that a session is still right, before PostgreSQL says from when on the member's sessions count: else a request
   * of the same member in between would end it. Answers whether it is alive.
   */
  async confirm(sessionId: string): Promise<boolean> {
    return (await this.#redis.eval(confirmScript, 1, this.#sessions + sessionId, this.#now())) === 1
  }

  /** Ends all sessions of a member but the one with the id `except`, which is confirmed. Answers how many ended. */
  async revokeAll(memberId: string, options: { except?: string } = {}): Promise<number> {
    const key = this.#indexes + memberId
    const ended = await this.#redis.eval(
      revokeAllScript,
      1,
      key,
      options.except ?? '',
      this.#now(),
      this.#sessions,
      this.#channel,
      memberId,
    )
    return z.number().parse(ended)
  }

  /** How many sessions of a member are alive. */
  async count(memberId: string): Promise<number> {
    const ids = await this.#redis.zrangebyscore(this.#indexes + memberId, `(${this.#now()}`, '+inf')
    return ids.length === 0 ? 0 : this.#redis.exists(...ids.map((id) => this.#sessions + id))
  }

  /** Which of these sessions are alive, without using them, and when each was last confirmed. */
  async living(sessionIds: Iterable<string>): Promise<Map<string, Date>> {
    const ids = [...sessionIds]
    const now = this.#now()
    const found = await Promise.all(
      ids.map((id) => this.#redis.hmget(this.#sessions + id, 'confirmedAt', 'idleUntil', 'endsAt')),
    )
    const living = new Map<string, Date>()
    for (const [index, id] of ids.entries()) {
      const [confirmedAt, ...ends] = found[index] ?? []
      const isAlive = ends.every((end) => end !== null && now < Number(end))
      if (confirmedAt && isAlive) living.set(id, new Date(Number(confirmedAt)))
    }
    return living
  }

  #now(): number {
    return this.#clock.now().getTime()
  }
}
