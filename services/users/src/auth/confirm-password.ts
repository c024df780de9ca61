import { Injectable } from '@nestjs/common'
import { RuleError, type Session, UnauthorizedError } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { Passwords } from '../passwords/passwords.ts'
import { SignInAttempts } from './sign-in-attempts.ts'

/** Whether whoever uses a session knows the account's password. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly members: MemberRepository,
    private readonly passwords: Passwords,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * @returns the member, and what takes the attempt back once all is done
   * @throws RuleError `wrong-current-password`
   */
  async confirm(
    { memberId }: Session,
    password: string,
  ): Promise<{ member: Member; takeBack: () => Promise<void> }> {
    const takeBack = await this.attempts.countOwn('current-password', memberId)
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    await this.check(member, password)
    return { member, takeBack }
  }

  /** Of an attempt that was counted already. @throws RuleError `wrong-current-password` */
  async check(member: Member, password: string): Promise<void> {
    if (await this.passwords.verify(member.passwordHash, password)) return
    await this.attempts.failed(member.id)
    throw new RuleError('wrong-current-password')
  }
}
