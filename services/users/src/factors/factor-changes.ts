import { Injectable } from '@nestjs/common'
import { isStaff } from '@rafiq/contracts/accounts'
import { Clock, RuleError, type Session } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { OwnAccountChange } from '../sessions/own-account-change.ts'
import { FactorRepository, type Factors } from './factor.repository.ts'
import { type FactorChange, FactorRecord } from './factor-record.ts'
import { RecoveryCodeRepository } from './recovery-codes.repository.ts'
import { StaffRestrictions } from './staff-restrictions.ts'

/**
 * What every change of one's own factors entails, passkeys and authenticator apps alike: it happens under a lock on the
 * member, a mail tells of it, of staff it is recorded, and where something was taken away, or staff are concerned, the other
 * sessions end, since they were opened under other terms.
 */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly account: OwnAccountChange,
    private readonly factors: FactorRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly records: FactorRecord,
    private readonly restrictions: StaffRestrictions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param insert checks under the lock, and writes
   * @returns recovery codes for staff who had none
   */
  async add(
    session: Session,
    kind: 'passkey' | 'totp',
    insert: (member: Member, before: Factors) => Promise<void>,
  ): Promise<string[] | null> {
    const prepared = isStaff(session.role) ? await this.codes.prepare() : null
    return this.run(session, { added: kind }, async (member, before) => {
      await insert(member, before)
      const codes = isStaff(member.role) && !before.recoveryCodes ? prepared : null
      if (codes) await this.codes.replace(member.id, codes, this.clock.now())
      return codes?.shown ?? null
    })
  }

  /**
   * @param find under the lock: how many factors are left without it, and what deletes it
   * @throws RuleError `last-factor`
   */
  remove(
    session: Session,
    kind: 'passkey' | 'totp',
    find: (factors: Factors) => { left: number; delete: () => Promise<unknown> },
  ): Promise<void> {
    return this.run(session, { removed: kind }, async (member, before) => {
      const factor = find(before)
      if (!this.restrictions.allowRemoval(member, factor.left)) throw new RuleError('last-factor')
      await factor.delete()
      // Codes stand in for a factor; without one they are a way in of their own.
      if (factor.left === 0) await this.factors.removeRecoveryCodes(member.id)
    })
  }

  /** @param check under the lock @returns new recovery codes in place of the old */
  async renewCodes(session: Session, check: (member: Member, factors: Factors) => void): Promise<string[]> {
    const prepared = await this.codes.prepare()
    return this.run(session, { added: 'recovery-codes' }, async (member, factors) => {
      check(member, factors)
      await this.codes.replace(member.id, prepared, this.clock.now())
      return prepared.shown
    })
  }

  private async run<T>(
    session: Session,
    change: FactorChange,
    work: (member: Member, before: Factors) => Promise<T>,
  ): Promise<T> {
    const { member, result } = await this.account.change(session, async (member, now) => {
      const result = await work(member, await this.factors.of(member.id))
      const endsOthers = 'removed' in change || isStaff(member.role)
      if (endsOthers) member.sessionsValidFrom = now
      await this.records.write(member, change, now)
      return { result, endsOthers }
    })
    if ('added' in change) await this.restrictions.stepUp(session, member)
    else await this.restrictions.refresh(session, member)
    return result
  }
}
