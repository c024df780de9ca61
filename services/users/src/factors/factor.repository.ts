import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { asOfNow } from '../support/as-of-now.ts'
import { Passkey, RecoveryCodeSet, TotpFactor } from './factor.entities.ts'

/** What an account can be entered with beside its password. */
export interface Factors {
  passkeys: readonly Passkey[]
  totp: TotpFactor | null
  recoveryCodes: RecoveryCodeSet | null
}

/** Recovery codes stand in for a factor that is lost; they are none. */
export const hasFactor = ({ passkeys, totp }: Pick<Factors, 'passkeys' | 'totp'>): boolean =>
  passkeys.length > 0 || totp !== null

@Injectable()
export class FactorRepository {
  constructor(private readonly em: EntityManager) {}

  async of(memberId: string): Promise<Factors> {
    // One after the other: a transaction has one connection.
    const order = { createdAt: 'asc', id: 'asc' } as const
    const passkeys = await this.em.find(Passkey, { memberId }, { ...asOfNow(), orderBy: order })
    const totp = await this.em.findOne(TotpFactor, { memberId }, asOfNow())
    const recoveryCodes = await this.em.findOne(RecoveryCodeSet, { memberId }, asOfNow())
    return { passkeys, totp, recoveryCodes }
  }

  /** A passkey by the authenticator's name for it. */
  passkey(credentialId: string): Promise<Passkey | null> {
    return this.em.findOne(Passkey, { credentialId }, asOfNow())
  }

  /** A member's passkey under another name; null where there is no such one. */
  async renamePasskey(memberId: string, id: string, name: string): Promise<Passkey | null> {
    await this.em.nativeUpdate(Passkey, { id, memberId }, { name })
    return this.em.findOne(Passkey, { id, memberId }, asOfNow())
  }

  async addPasskey(passkey: Passkey): Promise<void> {
    await this.em.insert(Passkey, passkey)
  }

  async addTotp(factor: TotpFactor): Promise<void> {
    await this.em.insert(TotpFactor, factor)
  }

  async removePasskey(id: string): Promise<void> {
    await this.em.nativeDelete(Passkey, { id })
  }

  async removeTotp(memberId: string): Promise<boolean> {
    return (await this.em.nativeDelete(TotpFactor, { memberId })) > 0
  }

  async removeRecoveryCodes(memberId: string): Promise<void> {
    await this.em.nativeDelete(RecoveryCodeSet, { memberId })
  }

  /** What only staff have: the authenticator app and the recovery codes. Answers whether there was an app. */
  async removeStaffFactors(memberId: string): Promise<boolean> {
    await this.removeRecoveryCodes(memberId)
    return this.removeTotp(memberId)
  }

  /** Takes all of them away. Answers what there was. */
  async removeAll(memberId: string): Promise<{ passkeys: number; totp: boolean }> {
    const passkeys = await this.em.nativeDelete(Passkey, { memberId })
    return { passkeys, totp: await this.removeStaffFactors(memberId) }
  }

  /**
   * Takes the signature counter of a use. False where it has gone no further meanwhile: a copy of the authenticator, or
   * the same answer twice (WebAuthn Level 3, 7.2). Authenticators that do not count stay at 0.
   */
  async usePasskey({ id }: Passkey, counter: number, now: Date): Promise<boolean> {
    const before = counter === 0 ? { counter: 0 } : { counter: { $lt: counter } }
    const used = { counter, lastUsedAt: now }
    return (await this.em.nativeUpdate(Passkey, { id, ...before }, used)) === 1
  }

  /** Uses up a time step with all before it; of the same code twice at once, one is taken. */
  async useTotpStep(memberId: string, step: number, now: Date): Promise<boolean> {
    const unused = { memberId, lastStep: { $lt: step } }
    return (await this.em.nativeUpdate(TotpFactor, unused, { lastStep: step, lastUsedAt: now })) === 1
  }
}
