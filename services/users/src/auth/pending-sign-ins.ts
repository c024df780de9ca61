import { Inject, Injectable } from '@nestjs/common'
import { newToken, REDIS_PREFIX, RedisScript, tokenDigest } from '@rafiq/service-kit'
import { Redis } from 'ioredis'
import { z } from 'zod'

/** Seconds in which the second factor has to be shown, and how often it may be tried. */
const lifetime = 300
const attempts = 5

/** Whose password was right, as it was then: what ends the member's sessions ends this too. */
export interface PendingSignIn {
  memberId: string
  sessionsValidFrom: Date
}

/** KEYS pending; ARGV attempts at most. Counts one; answers the fields, or nil where it is over. */
const attemptScript = new RedisScript(`
local p = redis.call('HMGET', KEYS[1], 'memberId', 'sessionsValidFrom')
if not p[1] then return false end
if redis.call('HINCRBY', KEYS[1], 'attempts', 1) > tonumber(ARGV[1]) then
  redis.call('DEL', KEYS[1])
  return false
end
return p`)

const fieldsSchema = z
  .tuple([z.string(), z.coerce.number().transform((milliseconds) => new Date(milliseconds))])
  .nullable()

/** Sign-ins that lack the second factor: a token that opens nothing but the way to it. */
@Injectable()
export class PendingSignIns {
  constructor(
    private readonly redis: Redis,
    @Inject(REDIS_PREFIX) private readonly prefix: string,
  ) {}

  async begin({ memberId, sessionsValidFrom }: PendingSignIn): Promise<string> {
    const token = newToken()
    const key = this.key(token)
    const fields = { memberId, sessionsValidFrom: sessionsValidFrom.getTime(), attempts: 0 }
    await this.redis.multi().hset(key, fields).expire(key, lifetime).exec()
    return token
  }

  /** Whose sign-in it is, without counting a try; null where it is over. */
  async look(token: string): Promise<PendingSignIn | null> {
    const found = await this.redis.hmget(this.key(token), 'memberId', 'sessionsValidFrom')
    return found[0] ? toPending(found) : null
  }

  /** Counts a try. Null where it is over: by time, by tries, or because it was finished. */
  async attempt(token: string): Promise<PendingSignIn | null> {
    return toPending(await attemptScript.run(this.redis, [this.key(token)], [attempts]))
  }

  /** Ends it by success; of two at once, one is told so. */
  async finish(token: string): Promise<boolean> {
    return (await this.redis.del(this.key(token))) === 1
  }

  private key(token: string): string {
    return `${this.prefix}pending-sign-in:${tokenDigest(token)}`
  }
}

function toPending(found: unknown): PendingSignIn | null {
  const fields = fieldsSchema.parse(found)
  return fields && { memberId: fields[0], sessionsValidFrom: fields[1] }
}
