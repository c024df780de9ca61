import { Injectable } from '@nestjs/common'
import type { StepUp, StepUpResult } from '@rafiq/contracts/accounts'
import {
  Clock,
  type Session,
  SessionStore,
  steppedUpUntil,
  tokenDigest,
  UnauthorizedError,
} from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { PushSubscriptions } from '../push/push-subscriptions.ts'
import { SignInAttempts } from './sign-in-attempts.ts'
import { StepUpProofs } from './step-up-proofs.ts'

/** Confirms that whoever uses a session is still who opened it. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly members: MemberRepository,
    private readonly proofs: StepUpProofs,
    private readonly attempts: SignInAttempts,
    private readonly sessions: SessionStore,
    private readonly subscriptions: PushSubscriptions,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleError `wrong-current-password`, `wrong-second-factor`, `challenge-expired` */
  async confirm(session: Session, proof: StepUp): Promise<StepUpResult> {
    const takeBack = await this.attempts.countOwn('step-up', session.memberId)
    const member = await this.members.find(session.memberId)
    if (!member) throw new UnauthorizedError()
    const recoveryCodesLeft = await this.proofs.judge(session, member, proof)
    await takeBack()
    const token = await this.sessions.renew(session)
    if (token === null) throw new UnauthorizedError()
    await this.subscriptions.moveSession(session.id, tokenDigest(token))
    const now = this.clock.now()
    const until = steppedUpUntil({ steppedUpAt: now }, now) ?? now
    return { until: until.toISOString(), recoveryCodesLeft, token }
  }
}
