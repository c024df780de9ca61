import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { OneTimeToken } from './one-time-token.entity.ts'
import { hashToken, newToken, type TokenPurpose, tokenExpiry } from './one-time-token.ts'

@Injectable()
export class OneTimeTokenRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /**
   * A new token. It ends earlier ones that set a password; those that only show that a mail was read stay good until
   * they expire or one of them is used, since mails overtake each other.
   */
  async issue(tx: EntityManager, memberId: string, purpose: TokenPurpose, now: Date): Promise<string> {
    if (purpose === 'reset-password') await this.end(tx, memberId, purpose)
    const token = newToken()
    await tx.insert(OneTimeToken, {
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

  /**
   * Uses a token up, with all others of its member and purpose. Under the member's lock, so that two at once have one
   * winner, whichever of the member's links they are.
   */
  async redeem(tx: EntityManager, token: string, purpose: TokenPurpose, now: Date): Promise<string | null> {
    const found = await tx.findOne(OneTimeToken, { hash: hashToken(token), purpose, expiresAt: { $gt: now } })
    if (!found) return null
    const used = await tx.nativeDelete(OneTimeToken, { hash: found.hash })
    if (used === 0) return null
    await this.end(tx, found.memberId, purpose)
    return found.memberId
  }

  /** Ends a member's links of a kind, under the member's lock. */
  async end(tx: EntityManager, memberId: string, purpose: TokenPurpose): Promise<void> {
    await tx.nativeDelete(OneTimeToken, { memberId, purpose })
  }

  /** Forgets links that nobody used. */
  removeExpired(now: Date): Promise<number> {
    return this.em.fork().nativeDelete(OneTimeToken, { expiresAt: { $lte: now } })
  }
}
