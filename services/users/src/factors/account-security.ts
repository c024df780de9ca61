import { Inject, Injectable } from '@nestjs/common'
import { type AccountSecurity, isStaff, type RecoveryCodes } from '@rafiq/contracts/accounts'
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
import { toAccountSecurity } from './to-account-security.ts'

/** How the caller's own account is secured. */
@Injectable()
export class AccountSecurityService {
  constructor(
    private readonly members: MemberRepository,
    private readonly factors: FactorRepository,
    private readonly changes: FactorChanges,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async read(session: Session): Promise<AccountSecurity> {
    const member = await this.members.find(session.memberId)
    if (!member) throw new UnauthorizedError()
    const { STAFF_SECOND_FACTOR: policy, PASSWORD_POLICY: passwords } = this.settings
    const now = this.clock.now()
    return toAccountSecurity(member, await this.factors.of(member.id), session, { policy, passwords, now })
  }

  /** @throws ForbiddenError for members, RuleError where there is no factor to stand in for */
  async renewCodes(session: Session): Promise<RecoveryCodes> {
    const recoveryCodes = await this.changes.renewCodes(session, (member, factors) => {
      if (!isStaff(member.role)) throw new ForbiddenError()
      if (!hasFactor(factors)) throw new RuleError('no-second-factor')
    })
    return { recoveryCodes }
  }
}
