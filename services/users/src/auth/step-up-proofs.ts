import { Injectable } from '@nestjs/common'
import type { PasskeyRequest, StepUp } from '@rafiq/contracts/accounts'
import { RuleError, type Session } from '@rafiq/service-kit'
import { VerifyFactor } from '../factors/verify-factor.ts'
import type { Member } from '../members/member.entity.ts'
import { ConfirmPassword } from './confirm-password.ts'
import { SignInAttempts } from './sign-in-attempts.ts'

/** What confirms that whoever uses a session is still who opened it. */
@Injectable()
export class StepUpProofs {
  constructor(
    private readonly factors: VerifyFactor,
    private readonly password: ConfirmPassword,
    private readonly attempts: SignInAttempts,
  ) {}

  /** @throws RuleError where the account has no passkey */
  async offerPasskey({ id, memberId, role }: Session): Promise<PasskeyRequest> {
    const ways = await this.factors.waysOf({ id: memberId, role })
    if (!ways.includes('passkey')) throw new RuleError('no-second-factor')
    return this.factors.offerPasskey(memberId, { purpose: 'step-up', subject: id })
  }

  /** @returns recovery codes left, where one was used. @throws RuleError of a proof that is none */
  async judge(session: Session, member: Member, proof: StepUp): Promise<number | null> {
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
