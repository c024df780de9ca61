import { Inject, Injectable } from '@nestjs/common'
import { isStaff, type StaffRestriction } from '@rafiq/contracts/accounts'
import { SETTINGS, type Session, SessionStore } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import type { UsersSettings } from '../settings.ts'
import { FactorRepository, hasFactor } from './factor.repository.ts'
import { mayRemoveFactor, staffRestriction } from './staff-restriction.ts'

type Judged = Pick<Member, 'id' | 'role' | 'passwordStrict'>

/** What a member of staff still has to do, by the factors that the account has at this moment. */
@Injectable()
export class StaffRestrictions {
  constructor(
    private readonly factors: FactorRepository,
    private readonly sessions: SessionStore,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async of(member: Judged): Promise<StaffRestriction | null> {
    if (!isStaff(member.role)) return null
    const has = hasFactor(await this.factors.of(member.id))
    return staffRestriction(this.settings.STAFF_SECOND_FACTOR, member, has)
  }

  /** Whether a factor may go that leaves so many. */
  allowRemoval({ role }: Pick<Member, 'role'>, left: number): boolean {
    return mayRemoveFactor(this.settings.STAFF_SECOND_FACTOR, role, left)
  }

  /** After a change of password or factors, which may open the routes for staff to this session, or close them. */
  async refresh(session: Session, member: Judged): Promise<void> {
    await this.sessions.restrict(session.id, await this.of(member))
  }

  /** The same after a new factor, which was shown just now. */
  async stepUp(session: Session, member: Judged): Promise<void> {
    await this.sessions.stepUp(session.id, await this.of(member))
  }
}
