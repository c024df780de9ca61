import { Injectable } from '@nestjs/common'
import { isStaff, type Login } from '@rafiq/contracts/accounts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { acceptsPassword } from '../passwords/password-policy.ts'
import { Passwords } from '../passwords/passwords.ts'
import { decideSignIn } from './decide-sign-in.ts'
import { SignInAttempts } from './sign-in-attempts.ts'

/** Whose e-mail address and password these are. */
@Injectable()
export class CheckCredentials {
  constructor(
    private readonly members: MemberRepository,
    private readonly passwords: Passwords,
    private readonly attempts: SignInAttempts,
  ) {}

  /** @throws NotFoundError, UnauthorizedError, ForbiddenError as `decideSignIn` has it; TooManyRequestsError; UnavailableError where too many wait */
  async check({ email, password }: Login, ip: string): Promise<Member> {
    const attempt = await this.attempts.countPassword(email, ip)
    const { member, matches } = await this.compare(email, password).catch(async (error: unknown) => {
      await attempt.takeBack()
      throw error
    })
    const decision = decideSignIn(member, matches)
    if (decision.admitted || !decision.countsAsFailure) await attempt.forget()
    else if (member) await this.attempts.failed(member.id)
    if (!decision.admitted) throw decision.error
    const admitted = await this.withStrength(decision.member, password)
    await this.renewHash(admitted, password)
    return admitted
  }

  private async compare(email: string, password: string) {
    const member = await this.members.findByEmail(email)
    return { member, matches: await this.passwords.verify(member?.passwordHash ?? null, password) }
  }

  /** A hash costs what the setting says from the first sign-in on after that was changed: only then is the password known. */
  private async renewHash(member: Member, password: string): Promise<void> {
    const passwordHash = await this.passwords.renewed(member.passwordHash, password)
    if (passwordHash !== undefined) await this.members.replaceHash(member, passwordHash)
  }

  /** A password of staff shows its strength when it is typed: it may have been set before that counted. */
  private async withStrength(member: Member, password: string): Promise<Member> {
    if (!isStaff(member.role)) return member
    const passwordStrict = await acceptsPassword('strict', password, member.email)
    if (passwordStrict === member.passwordStrict) return member
    await this.members.rememberStrength(member, passwordStrict)
    member.passwordStrict = passwordStrict
    return member
  }
}
