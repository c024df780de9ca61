import { createHash, randomBytes } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { asOfNow } from '../support/as-of-now.ts'

/** What a link in a mail is good for, and for how long (hours). */
export const tokenHours = { 'verify-email': 24, 'reset-password': 1 } as const
export type TokenPurpose = keyof typeof tokenHours

const OneTimeTokenSchema = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  properties: {
    /** SHA-256 of the token; the token itself is only in the mail. */
    hash: p.string().primary(),
    memberId: p.uuid(),
    purpose: p.string().$type<TokenPurpose>(),
    expiresAt: p.datetime(),
  },
})

export class OneTimeToken extends OneTimeTokenSchema.class {}
OneTimeTokenSchema.setClass(OneTimeToken)

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Links in mails that work once: 256 random bits each, of which only the hash is stored. */
@Injectable()
export class OneTimeTokens {
  constructor(private readonly em: EntityManager) {}

  /**
   * A new token. It ends earlier ones that set a password; those that only show that a mail was read stay good until
   * they expire or one of them is used, since mails overtake each other. In a transaction.
   */
  async issue(memberId: string, purpose: TokenPurpose, now: Date): Promise<string> {
    if (purpose === 'reset-password') await this.end(memberId, purpose)
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + tokenHours[purpose] * 3_600_000)
    await this.em.insert(OneTimeToken, { hash: hashOf(token), memberId, purpose, expiresAt })
    return token
  }

  /** Whose token it is, without using it up. */
  async ownerOf(token: string, purpose: TokenPurpose, now: Date): Promise<string | null> {
    const where = { hash: hashOf(token), purpose, expiresAt: { $gt: now } }
    return (await this.em.findOne(OneTimeToken, where, asOfNow()))?.memberId ?? null
  }

  /**
   * Uses a token up, with all others of its member and purpose. Under the member's lock, so that two at once have one
   * winner, whichever of the member's links they are.
   */
  async redeem(token: string, purpose: TokenPurpose, now: Date): Promise<boolean> {
    const memberId = await this.ownerOf(token, purpose, now)
    if (!memberId) return false
    const used = await this.em.nativeDelete(OneTimeToken, { hash: hashOf(token) })
    if (used === 0) return false
    await this.end(memberId, purpose)
    return true
  }

  /** Ends a member's links of a kind, under the member's lock. */
  async end(memberId: string, purpose: TokenPurpose): Promise<void> {
    await this.em.nativeDelete(OneTimeToken, { memberId, purpose })
  }

  /** Forgets links that nobody used. */
  removeExpired(now: Date): Promise<number> {
    return this.em.nativeDelete(OneTimeToken, { expiresAt: { $lte: now } })
  }
}
