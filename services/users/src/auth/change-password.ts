import { Injectable } from '@nestjs/common'
import type { ChangePassword as Change } from '@rafiq/contracts/accounts'
import { RuleError, type Session } from '@rafiq/service-kit'
import { StaffRestrictions } from '../factors/staff-restrictions.ts'
import { SecurityMails } from '../mails/security-mails.ts'
import { Passwords } from '../passwords/passwords.ts'
import { OwnAccountChange } from '../sessions/own-account-change.ts'
import { SessionEnding } from '../sessions/session-ending.ts'
import { ConfirmPassword } from './confirm-password.ts'

/** A member changes the own password: the other sessions end. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly current: ConfirmPassword,
    private readonly passwords: Passwords,
    private readonly account: OwnAccountChange,
    private readonly ending: SessionEnding,
    private readonly mails: SecurityMails,
    private readonly restrictions: StaffRestrictions,
  ) {}

  /** @throws RuleError `wrong-current-password`, MalformedError `weak-password` */
  async change(session: Session, { currentPassword, password }: Change): Promise<void> {
    const { member: known, takeBack } = await this.current.confirm(session, currentPassword)
    await this.passwords.check(password, known)
    const stored = await this.passwords.store(password, known.role)
    const { member } = await this.account.change(session, async (member, now) => {
      // Only over the password that was just proven: a change at the same moment wins or loses as a whole. Another hash
      // may be of the same password, which a sign-in has renewed meanwhile.
      const isProven = member.passwordHash === known.passwordHash
      if (!isProven && !(await this.passwords.verify(member.passwordHash, currentPassword))) {
        throw new RuleError('wrong-current-password')
      }
      Object.assign(member, stored)
      await this.ending.endAll(member, now)
      await this.mails.queue(member.id, 'password-changed', now)
      return { result: undefined, endsOthers: true }
    })
    // A strict one may be all that kept this session from the routes for staff.
    await this.restrictions.refresh(session, member)
    await takeBack()
  }
}
