import { Inject, Injectable } from '@nestjs/common'
import type { PasskeyRequest, StepUp, StepUpResult } from '@rafiq/contracts'
import {
  Clock,
  RateLimiter,
  type RateLimitRule,
  RuleError,
  type Session,
  SessionStore,
  steppedUpUntil,
  UnauthorizedError,
} from '@rafiq/service-kit'
import { FactorRepository } from '../factors/factor.repository.ts'
import { PasskeyCeremonies } from '../factors/passkey-ceremonies.ts'
import { stepUpWaysOf } from '../factors/to-account-security.ts'
import { VerifyFactor } from '../factors/verify-factor.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { PasswordHasher } from '../passwords/password-hasher.ts'
import { FailedSignIns } from '../sign-in-failures/failed-sign-ins.ts'

/** A stolen session must not become a way to try passwords or codes. */
const stepUpLimit: RateLimitRule = { name: 'step-up', points: 10, seconds: 900 }

/** Confirms that whoever uses a session is still who opened it. */
@Injectable()
export class StepUpService {
  constructor(
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(PasskeyCeremonies) private readonly passkeys: PasskeyCeremonies,
    @Inject(VerifyFactor) private readonly verifying: VerifyFactor,
    @Inject(PasswordHasher) private readonly passwords: PasswordHasher,
    @Inject(FailedSignIns) private readonly failures: FailedSignIns,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws RuleError where the account has no passkey */
  async offerPasskey({ id, memberId }: Session): Promise<PasskeyRequest> {
    const { passkeys } = await this.factors.of(memberId)
    if (passkeys.length === 0) throw new RuleError('no-second-factor')
    return this.passkeys.offerProof('step-up', id, passkeys)
  }

  /** @throws RuleError `wrong-current-password`, `wrong-second-factor`, `challenge-expired` */
  async confirm(session: Session, proof: StepUp): Promise<StepUpResult> {
    const { memberId } = session
    await this.limiter.consume(stepUpLimit, memberId)
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    const recoveryCodesLeft = await this.judge(session, member, proof)
    await this.limiter.reset(stepUpLimit, memberId)
    const token = await this.sessions.renew(session)
    if (token === null) throw new UnauthorizedError()
    const now = this.clock.now()
    const until = steppedUpUntil({ steppedUpAt: now }, now) ?? now
    return { until: until.toISOString(), recoveryCodesLeft, token }
  }

  private async judge(session: Session, member: Member, proof: StepUp): Promise<number | null> {
    const ways = stepUpWaysOf(member.role, await this.factors.of(member.id))
    if ('password' in proof) {
      if (!ways.includes('password')) throw new RuleError('wrong-second-factor')
      if (await this.passwords.verify(member.passwordHash, proof.password)) return null
      await this.failures.count(member.id)
      throw new RuleError('wrong-current-password')
    }
    const challenge = { purpose: 'step-up', subject: session.id } as const
    const verdict = await this.verifying.verify(member.id, proof, challenge)
    if (verdict.verdict === 'expired') throw new RuleError('challenge-expired')
    if (verdict.verdict === 'right') return 'recoveryCodesLeft' in verdict ? verdict.recoveryCodesLeft : null
    await this.failures.count(member.id)
    throw new RuleError('wrong-second-factor')
  }
}
