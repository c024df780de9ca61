import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { OneTimeToken } from './one-time-token.entity.ts'
import { hashToken, newToken, type TokenPurpose, tokenExpiry } from './one-time-token.ts'

@Injectable()
export class OneTimeTokenRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** A new token; those of earlier mails stay good until they expire or one of them is used. */
  async issue(memberId: string, purpose: TokenPurpose, now: Date): Promise<string> {
    const token = newToken()
    await this.em.fork().insert(OneTimeToken, {
      hash: hashToken(token),
      memberId,
      purpose,
      expiresAt: tokenExpiry(purpose, now),
    })
    return token
  }

  /** Whose token it is, without using it up. */
  async peek(token: string, purpose: TokenPurpose, now: Date): Promise<string | null> {
    const where = { hash: hashToken(token), purpose, expiresAt: { $gt: now } }
    return (await this.em.fork().findOne(OneTimeToken, where))?.memberId ?? null
  }

  /** Uses a token up, with all others of its member and purpose; two at once have one winner. */
  async redeem(tx: EntityManager, token: string, purpose: TokenPurpose, now: Date): Promise<string | null> {
    const found = await tx.findOne(OneTimeToken, { hash: hashToken(token), purpose, expiresAt: { $gt: now } })
    if (!found) return null
    const used = await tx.nativeDelete(OneTimeToken, { hash: found.hash })
    if (used === 0) return null
    await tx.nativeDelete(OneTimeToken, { memberId: found.memberId, purpose })
    return found.memberId
  }

  /** Forgets links that nobody used. */
  removeExpired(now: Date): Promise<number> {
    return this.em.fork().nativeDelete(OneTimeToken, { expiresAt: { $lte: now } })
  }
}
