import { Injectable } from '@nestjs/common'
import type { PasskeyRequest, StepUp, StepUpResult } from '@rafiq/contracts/accounts'
import {
  Clock,
  RuleError,
  type Session,
  SessionStore,
  steppedUpUntil,
  tokenDigest,
  UnauthorizedError,
} from '@rafiq/service-kit'
import { VerifyFactor } from '../factors/verify-factor.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { PushSubscriptions } from '../push/push-subscriptions.ts'
import { ConfirmPassword } from './confirm-password.ts'
import { SignInAttempts } from './sign-in-attempts.ts'

/** Confirms that whoever uses a session is still who opened it. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly members: MemberRepository,
    private readonly factors: VerifyFactor,
    private readonly password: ConfirmPassword,
    private readonly attempts: SignInAttempts,
    private readonly sessions: SessionStore,
    private readonly subscriptions: PushSubscriptions,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleError where the account has no passkey */
  async offerPasskey({ id, memberId, role }: Session): Promise<PasskeyRequest> {
    const ways = await this.factors.waysOf({ id: memberId, role })
    if (!ways.includes('passkey')) throw new RuleError('no-second-factor')
    return this.factors.offerPasskey(memberId, { purpose: 'step-up', subject: id })
  }

  /** @throws RuleError `wrong-current-password`, `wrong-second-factor`, `challenge-expired` */
  async confirm(session: Session, proof: StepUp): Promise<StepUpResult> {
    const takeBack = await this.attempts.countOwn('step-up', session.memberId)
    const member = await this.members.find(session.memberId)
    if (!member) throw new UnauthorizedError()
    const recoveryCodesLeft = await this.judge(session, member, proof)
    await takeBack()
    const token = await this.sessions.renew(session)
    if (token === null) throw new UnauthorizedError()
    await this.subscriptions.moveSession(session.id, tokenDigest(token))
    const now = this.clock.now()
    const until = steppedUpUntil({ steppedUpAt: now }, now) ?? now
    return { until: until.toISOString(), recoveryCodesLeft, token }
  }

  private async judge(session: Session, member: Member, proof: StepUp): Promise<number | null> {
    if ('password' in proof) {
      // The password of staff counts only while they have nothing better.
      if (!(await this.factors.waysOf(member)).includes('password'))
        throw new RuleError('wrong-second-factor')
      await this.password.check(member, proof.password)
      return null
    }
    const asked = { purpose: 'step-up', subject: session.id } as const
    const verdict = await this.factors.verify(member.id, proof, asked)
    if (verdict.verdict === 'expired') throw new RuleError('challenge-expired')
    if (verdict.verdict === 'right') return 'recoveryCodesLeft' in verdict ? verdict.recoveryCodesLeft : null
    await this.attempts.failed(member.id)
    throw new RuleError('wrong-second-factor')
  }
}
