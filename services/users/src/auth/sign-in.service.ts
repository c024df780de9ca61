import { Inject, Injectable } from '@nestjs/common'
import { isStaff, type Login, type LoginResult, type SecondFactor } from '@rafiq/contracts'
import { RateLimiter } from '@rafiq/service-kit'
import type { BrowserTrace } from '../devices/known-devices.ts'
import { FactorRepository } from '../factors/factor.repository.ts'
import { stepUpWaysOf } from '../factors/to-account-security.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { PasswordHasher } from '../passwords/password-hasher.ts'
import { acceptsPassword } from '../passwords/password-policy.ts'
import { FailedSignIns } from '../sign-in-failures/failed-sign-ins.ts'
import { OpenSession } from './open-session.service.ts'
import { PendingSignIns } from './pending-sign-ins.ts'
import { decideSignIn } from './sign-in.ts'
import { signInKeys, signInLimits } from './sign-in-limits.ts'

interface SignedIn {
  result: LoginResult
  /** Only with a session. */
  setCookie?: string
}

@Injectable()
export class SignInService {
  constructor(
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(PasswordHasher) private readonly passwords: PasswordHasher,
    @Inject(FailedSignIns) private readonly failures: FailedSignIns,
    @Inject(PendingSignIns) private readonly pendings: PendingSignIns,
    @Inject(OpenSession) private readonly opening: OpenSession,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
  ) {}

  async signIn({ email, password }: Login, browser: BrowserTrace, ip: string): Promise<SignedIn> {
    const keys = signInKeys(email, ip)
    // Counted before the password is looked at, so that a burst of parallel guesses gets no more than a patient one.
    await this.limiter.consume(signInLimits.address, keys.address)
    await this.limiter.consume(signInLimits.account, keys.account)
    const member = await this.members.findByEmail(email)
    const matches = await this.passwords.verify(member?.passwordHash ?? null, password)
    const decision = decideSignIn(member, matches)
    if (decision.admitted || !decision.countsAsFailure) {
      await this.limiter.reset(signInLimits.account, keys.account)
      await this.limiter.consume(signInLimits.address, keys.address, -1)
    } else if (member) await this.failures.count(member.id)
    if (!decision.admitted) throw decision.error
    const admitted = await this.judged(decision.member, password)
    const factors = await this.asked(admitted)
    if (factors.length > 0) {
      const { id: memberId, sessionsValidFrom } = admitted
      return { result: { pending: await this.pendings.begin({ memberId, sessionsValidFrom }), factors } }
    }
    const { session, setCookie } = await this.opening.open(admitted, 'password', browser)
    return { result: session, setCookie }
  }

  /** A password of staff shows its strength when it is typed: it may have been set before that counted. */
  private async judged(member: Member, password: string): Promise<Member> {
    if (!isStaff(member.role)) return member
    const passwordStrict = await acceptsPassword('strict', password, member.email)
    if (passwordStrict === member.passwordStrict) return member
    await this.members.judgePassword(member, passwordStrict)
    member.passwordStrict = passwordStrict
    return member
  }

  /** What is asked beside the password: of staff who have it. A member's passkey is a second way in. */
  private async asked({ id, role }: Member): Promise<SecondFactor[]> {
    if (!isStaff(role)) return []
    return stepUpWaysOf(role, await this.factors.of(id)).filter((way) => way !== 'password')
  }
}
