import { randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { REDIS_PREFIX, tokenDigest } from '@rafiq/service-kit'
import { Redis } from 'ioredis'

/** What is asked for in two steps. */
export type ChallengePurpose = 'sign-in' | 'second-factor' | 'step-up' | 'new-passkey' | 'new-totp'

/** Values that wait for an answer: good once, for one purpose and one subject, for a few minutes. */
@Injectable()
export class Challenges {
  constructor(
    private readonly redis: Redis,
    @Inject(REDIS_PREFIX) private readonly prefix: string,
  ) {}

  /**
   * @param subject whose answer is expected: a member, a pending sign-in; empty where nobody is known yet
   * @returns the id under which the answer comes
   */
  async keep(purpose: ChallengePurpose, subject: string, value: string, seconds: number): Promise<string> {
    const id = randomBytes(24).toString('base64url')
    await this.redis.set(this.key(purpose, subject, id), value, 'EX', seconds)
    return id
  }

  /** The value, which is gone with this; null for what was answered, has expired or was never kept. */
  take(purpose: ChallengePurpose, subject: string, id: string): Promise<string | null> {
    return this.redis.getdel(this.key(purpose, subject, id))
  }

  /** The value, which stays for another try. */
  look(purpose: ChallengePurpose, subject: string, id: string): Promise<string | null> {
    return this.redis.get(this.key(purpose, subject, id))
  }

  // Of the key's parts only a digest is kept, so that nothing that was sent becomes a key.
  private key(purpose: ChallengePurpose, subject: string, id: string): string {
    return `${this.prefix}challenge:${purpose}:${tokenDigest(`${subject} ${id}`)}`
  }
}
