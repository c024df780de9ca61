import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { Passkey } from './passkey.entity.ts'
import { RecoveryCodeSet } from './recovery-codes.entity.ts'
import { TotpFactor } from './totp-factor.entity.ts'

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
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** @param tx where they are about to change */
  async of(memberId: string, tx: EntityManager = this.em.fork()): Promise<Factors> {
    // One after the other: a transaction has one connection.
    const passkeys = await tx.find(Passkey, { memberId }, { orderBy: { createdAt: 'asc', id: 'asc' } })
    const totp = await tx.findOne(TotpFactor, { memberId })
    return { passkeys, totp, recoveryCodes: await tx.findOne(RecoveryCodeSet, { memberId }) }
  }

  /** A passkey by the authenticator's name for it. */
  passkey(credentialId: string): Promise<Passkey | null> {
    return this.em.fork().findOne(Passkey, { credentialId })
  }

  /**
   * Takes the signature counter of a use. False where it has gone no further meanwhile: a copy of the authenticator, or
   * the same answer twice (WebAuthn Level 3, 7.2). Authenticators that do not count stay at 0.
   */
  async usePasskey({ id }: Passkey, counter: number, now: Date): Promise<boolean> {
    const before = counter === 0 ? { counter: 0 } : { counter: { $lt: counter } }
    const used = { counter, lastUsedAt: now }
    return (await this.em.fork().nativeUpdate(Passkey, { id, ...before }, used)) === 1
  }

  /** Uses up a time step with all before it; of the same code twice at once, one is taken. */
  async useTotpStep(memberId: string, step: number, now: Date): Promise<boolean> {
    const unused = { memberId, lastStep: { $lt: step } }
    const taken = await this.em.fork().nativeUpdate(TotpFactor, unused, { lastStep: step, lastUsedAt: now })
    return taken === 1
  }

  /** Takes all of them away. Answers what there was. */
  async removeAll(tx: EntityManager, memberId: string): Promise<{ passkeys: number; totp: boolean }> {
    const passkeys = await tx.nativeDelete(Passkey, { memberId })
    return { passkeys, totp: await this.removeApp(tx, memberId) }
  }

  /** What only staff have: the authenticator app and the recovery codes. Answers whether there was an app. */
  async removeApp(tx: EntityManager, memberId: string): Promise<boolean> {
    await tx.nativeDelete(RecoveryCodeSet, { memberId })
    return (await tx.nativeDelete(TotpFactor, { memberId })) > 0
  }
}
