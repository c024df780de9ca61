import { Inject, Injectable } from '@nestjs/common'
import { roleNameSchema, type SessionRestriction, sessionRestrictionSchema } from '@rafiq/platform-contracts'
import { Redis } from 'ioredis'
import { z } from 'zod'
import { Clock } from '../clock.ts'
import { REDIS_PREFIX } from '../redis/redis.module.ts'
import { endedChannel } from './ended-sessions.ts'
import type { Device, Role, Session } from './session.ts'
import { sessionLifetime } from './session.ts'
import {
  createScript,
  findScript,
  indexScript,
  putScript,
  replaceScript,
  revokeScript,
  takeScript,
  updateScript,
} from './session-scripts.ts'
import { isToken, newToken, tokenDigest } from './token.ts'

/** A member's sessions at once; a new one ends the oldest beyond it. */
const sessionsPerMember = 50

const time = z.coerce.number().transform((milliseconds) => new Date(milliseconds))
const optionalTime = z
  .string()
  .nullable()
  .transform((text) => (text ? new Date(Number(text)) : null))
const restrictionSchema = sessionRestrictionSchema.nullable().catch(null)
const endedSchema = z.tuple([z.string()])
const foundSchema = z.tuple([z.string(), roleNameSchema, time, time, time, restrictionSchema, optionalTime])
const takenSchema = z.tuple([z.number(), z.array(z.string())]).nullable()

/** What a new session starts with. */
export interface NewSession {
  memberId: string
  role: Role
  device?: Device
  restriction?: SessionRestriction | null
  /** Whether a factor of sign-in has just been shown. */
  steppedUp?: boolean
}

/** A session as its member sees it. */
export interface ListedSession {
  readonly id: string
  readonly device: Device
  readonly createdAt: Date
  /** Exact to a minute. */
  readonly lastSeenAt: Date
}

const listedFields = ['browser', 'os', 'createdAt', 'lastSeenAt'] as const

const sessionFields = (restriction: SessionRestriction | null, steppedUpAt: number | null) => [
  ...['restriction', restriction ?? ''],
  ...['steppedUpAt', steppedUpAt ?? ''],
]

/** Sessions in Redis. Rejects with the client's error while Redis is unavailable, which answers 503, never 401. */
@Injectable()
export class SessionStore {
  private readonly sessions: string
  private readonly indexes: string
  private readonly channel: string

  constructor(
    private readonly redis: Redis,
    @Inject(REDIS_PREFIX) prefix: string,
    private readonly clock: Clock,
  ) {
    this.sessions = `${prefix}session:`
    this.indexes = `${prefix}sessions:`
    this.channel = endedChannel(prefix)
  }

  /** Opens a session and answers its token, which is told once and stored nowhere. */
  async create(member: NewSession): Promise<string> {
    const token = newToken()
    const id = tokenDigest(token)
    const now = this.now()
    const { idle, absolute } = sessionLifetime(member.role)
    const ends = now + absolute
    await createScript.run(
      this.redis,
      [this.sessions + id],
      [
        ...[now, idle, ends, member.memberId, member.role],
        ...sessionFields(member.restriction ?? null, member.steppedUp ? now : null),
        ...['browser', member.device?.browser ?? '', 'os', member.device?.os ?? ''],
      ],
    )
    // Behind it, so that whoever ends all that the index names leaves none that is made meanwhile out of it.
    const index = [this.indexes + member.memberId]
    const beyond = await indexScript.run(this.redis, index, [id, now, ends, sessionsPerMember])
    for (const oldest of z.array(z.string()).parse(beyond)) await this.drop(oldest, member.memberId)
    return token
  }

  /** The live session of a token, whose idle end moves by this use, exact to a minute; null for anything else. */
  async find(token: unknown): Promise<Session | null> {
    if (!isToken(token)) return null
    const id = tokenDigest(token)
    const found = await findScript.run(this.redis, [this.sessions + id], [this.now()])
    if (found === null) return null
    const ended = endedSchema.safeParse(found)
    if (ended.success) {
      await this.forget(id, ended.data[0])
      return null
    }
    const fields = foundSchema.parse(found)
    const [memberId, role, createdAt, confirmedAt, endsAt, restriction, steppedUpAt] = fields
    // A role that this store was given is in the session, and nothing else.
    return { id, memberId, role: role as Role, createdAt, confirmedAt, endsAt, restriction, steppedUpAt }
  }

  /** Ends the session of a token; unknown ones are ignored. */
  async revoke(token: string): Promise<void> {
    if (isToken(token)) await this.end(tokenDigest(token))
  }

  /** Ends a session by its id, of this member only where one is named. Answers whether it was alive. */
  async end(sessionId: string, memberId = ''): Promise<boolean> {
    const owner = await this.remove(sessionId, memberId)
    if (owner !== null) await this.forget(sessionId, owner)
    return owner !== null
  }

  /**
   * Says that a session is still right, before PostgreSQL says from when on the member's sessions count: else a request
   * of the same member in between would end it. Answers whether it is alive.
   */
  async confirm(sessionId: string): Promise<boolean> {
    return this.update(sessionId, ['confirmedAt', this.now()])
  }

  /**
   * A factor of sign-in was shown just now: the session goes on under another token, and the one before opens nothing any
   * more, as whoever had seen it must not profit (ASVS 7.2.4). Answers the token, null where the session is over. Its end
   * is not told: sockets that the token before has opened are left until they are looked at next.
   */
  async renew({ id, memberId, restriction }: Session): Promise<string | null> {
    const token = newToken()
    const newId = tokenDigest(token)
    const taken = takenSchema.parse(await takeScript.run(this.redis, [this.sessions + id], []))
    if (!taken) return null
    const [left, fields] = taken
    const renewed = [...fields, ...sessionFields(restriction, this.now())]
    await putScript.run(this.redis, [this.sessions + newId], [left, ...renewed])
    // Where the index has it no more, all of the member's sessions were ended meanwhile.
    const index = [this.indexes + memberId]
    const ends = fields[fields.indexOf('endsAt') + 1] ?? 0
    if ((await replaceScript.run(this.redis, index, [id, newId, this.now(), ends])) === 1) return token
    await this.remove(newId)
    return null
  }

  /** A factor was added just now, and this is what the session may not do yet. Answers whether it is alive. */
  stepUp(sessionId: string, restriction: SessionRestriction | null): Promise<boolean> {
    return this.update(sessionId, sessionFields(restriction, this.now()))
  }

  /** What staff still have to do has changed. Answers whether the session is alive. */
  restrict(sessionId: string, restriction: SessionRestriction | null): Promise<boolean> {
    return this.update(sessionId, ['restriction', restriction ?? ''])
  }

  /** Ends all sessions of a member but the one with the id `except`, which is confirmed. Answers how many ended. */
  async revokeAll(memberId: string, options: { except?: string } = {}): Promise<number> {
    const { except } = options
    if (except !== undefined) await this.confirm(except)
    const ids = await this.redis.zrange(this.indexes + memberId, 0, '-1')
    const others = ids.filter((id) => id !== except)
    const ended = await Promise.all(others.map((id) => this.drop(id, memberId)))
    return ended.filter((wasAlive) => wasAlive).length
  }

  /** The living sessions of a member, the last used first. */
  async list(memberId: string): Promise<ListedSession[]> {
    const now = this.now()
    const ids = await this.redis.zrangebyscore(this.indexes + memberId, `(${now}`, '+inf')
    const found = await Promise.all(
      ids.map((id) => this.redis.hmget(this.sessions + id, ...listedFields, 'idleUntil', 'endsAt')),
    )
    return found
      .flatMap(([browser, os, createdAt, lastSeenAt, ...ends], index): ListedSession[] => {
        const id = ids[index]
        if (!id || !createdAt || !ends.every((end) => end && now < Number(end))) return []
        const device = { browser: browser || null, os: os || null }
        const times = { createdAt: new Date(Number(createdAt)), lastSeenAt: new Date(Number(lastSeenAt)) }
        return [{ id, device, ...times }]
      })
      .sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime())
  }

  /** Which of these sessions are alive, without using them, and when each was last confirmed. */
  async living(sessionIds: Iterable<string>): Promise<Map<string, Date>> {
    const ids = [...sessionIds]
    const now = this.now()
    const found = await Promise.all(
      ids.map((id) => this.redis.hmget(this.sessions + id, 'confirmedAt', 'idleUntil', 'endsAt')),
    )
    const living = new Map<string, Date>()
    for (const [index, id] of ids.entries()) {
      const [confirmedAt, ...ends] = found[index] ?? []
      const isAlive = ends.every((end) => end !== null && now < Number(end))
      if (confirmedAt && isAlive) living.set(id, new Date(Number(confirmedAt)))
    }
    return living
  }

  /** Ends a session that the index names, whether it is alive or not. Answers whether it was. */
  private async drop(sessionId: string, memberId: string): Promise<boolean> {
    const owner = await this.remove(sessionId, memberId)
    await this.forget(sessionId, memberId)
    return owner !== null
  }

  /** Answers whose session it was, null where there is none, or none of this member where one is named. */
  private async remove(sessionId: string, memberId = ''): Promise<string | null> {
    const owner = await revokeScript.run(this.redis, [this.sessions + sessionId], [memberId])
    return z.string().nullable().parse(owner)
  }

  /** What follows an end: the index names it no more, and open sockets hear of it. */
  private async forget(sessionId: string, memberId: string): Promise<void> {
    await Promise.all([
      this.redis.zrem(this.indexes + memberId, sessionId),
      this.redis.publish(this.channel, `${memberId} ${sessionId}`),
    ])
  }

  private async update(sessionId: string, fields: (string | number)[]): Promise<boolean> {
    return (await updateScript.run(this.redis, [this.sessions + sessionId], fields)) === 1
  }

  private now(): number {
    return this.clock.now().getTime()
  }
}
