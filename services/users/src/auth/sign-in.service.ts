import { Inject, Injectable } from '@nestjs/common'
import type { Login, LoginResult } from '@rafiq/contracts'
import { Clock, ConflictError, RateLimiter, SessionStore } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { PasswordHasher } from '../passwords/password-hasher.ts'
import { decideSignIn } from './sign-in.ts'
import { signInKeys, signInLimits } from './sign-in-limits.ts'

@Injectable()
export class SignInService {
  constructor(
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(PasswordHasher) private readonly passwords: PasswordHasher,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async signIn({ email, password }: Login, ip: string): Promise<LoginResult> {
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
    }
    if (!decision.admitted) throw decision.error
    return this.open(decision.member)
  }

  private async open(member: Member): Promise<LoginResult> {
    await this.members.touch(member.id, this.clock.now())
    const token = await this.sessions.create({ memberId: member.id, role: member.role })
    // What ended all sessions between the look at the account and now did not see this one: a role would live on in it.
    const now = await this.members.find(member.id)
    if (now?.sessionsValidFrom.getTime() === member.sessionsValidFrom.getTime()) return { token }
    await this.sessions.revoke(token)
    throw new ConflictError()
  }
}
