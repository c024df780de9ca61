import { Inject, Injectable } from '@nestjs/common'
import { type AccountSecurity, isStaff, type RecoveryCodes } from '@rafiq/contracts'
import {
  Clock,
  ForbiddenError,
  RuleError,
  SETTINGS,
  type Session,
  UnauthorizedError,
} from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import type { UsersSettings } from '../settings.ts'
import { FactorRepository, hasFactor } from './factor.repository.ts'
import { FactorChanges } from './factor-changes.ts'
import { RecoveryCodeRepository } from './recovery-codes.repository.ts'
import { toAccountSecurity } from './to-account-security.ts'

@Injectable()
export class AccountSecurityService {
  constructor(
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(RecoveryCodeRepository) private readonly codes: RecoveryCodeRepository,
    @Inject(FactorChanges) private readonly changes: FactorChanges,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async read(session: Session): Promise<AccountSecurity> {
    const member = await this.members.find(session.memberId)
    if (!member) throw new UnauthorizedError()
    const { STAFF_SECOND_FACTOR: policy, PASSWORD_POLICY: passwords } = this.settings
    const now = this.clock.now()
    return toAccountSecurity(member, await this.factors.of(member.id), session, { policy, passwords, now })
  }

  /** New ones in place of the old. @throws ForbiddenError for members, RuleError where there is no factor to stand in for */
  async renewCodes(session: Session): Promise<RecoveryCodes> {
    const { memberId } = session
    const made = await this.codes.make()
    const recoveryCodes = await this.changes.run(session, async (tx, member) => {
      if (!isStaff(member.role)) throw new ForbiddenError()
      if (!hasFactor(await this.factors.of(memberId, tx))) throw new RuleError('no-second-factor')
      await this.codes.replace(tx, memberId, made, this.clock.now())
      return { change: { added: 'recovery-codes' }, result: made.shown }
    })
    return { recoveryCodes }
  }
}
