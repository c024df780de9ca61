import { Injectable } from '@nestjs/common'
import {
  isStaff,
  type OpenedSession,
  type PasskeyRequest,
  type SecondFactorProof,
} from '@rafiq/contracts/accounts'
import { tokenDigest, UnauthorizedError } from '@rafiq/service-kit'
import { type AskedProof, type FactorVerdict, VerifyFactor } from '../factors/verify-factor.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import type { BrowserTrace, WithCookies } from '../support/http.ts'
import { OpenSession } from './open-session.ts'
import { type PendingSignIn, PendingSignIns } from './pending-sign-ins.ts'
import { SignInAttempts } from './sign-in-attempts.ts'

const asked = (pending: string): AskedProof => ({ purpose: 'second-factor', subject: tokenDigest(pending) })

/** The second half of a sign-in of staff. */
@Injectable()
export class CompleteSignIn {
  constructor(
    private readonly pending: PendingSignIns,
    private readonly members: MemberRepository,
    private readonly factors: VerifyFactor,
    private readonly attempts: SignInAttempts,
    private readonly openSession: OpenSession,
  ) {}

  /** What the browser's passkeys are asked. @throws UnauthorizedError `second-factor-expired` */
  async offerPasskey(pending: string): Promise<PasskeyRequest> {
    const known = await this.pending.look(pending)
    if (!known) throw new UnauthorizedError('second-factor-expired')
    return this.factors.offerPasskey(known.memberId, asked(pending))
  }

  /** @throws UnauthorizedError `wrong-second-factor`, `second-factor-expired` */
  async complete(
    { pending, ...proof }: SecondFactorProof,
    browser: BrowserTrace,
  ): Promise<WithCookies<OpenedSession>> {
    await this.attempts.countCodeFrom(browser.ip)
    const known = await this.pending.attempt(pending)
    if (!known) throw new UnauthorizedError('second-factor-expired')
    const takeBack = await this.attempts.countCodeOf(known.memberId)
    const verdict = await this.factors.verify(known.memberId, proof, asked(pending))
    if (verdict.verdict !== 'right') {
      if (verdict.verdict === 'expired') throw new UnauthorizedError('second-factor-expired')
      await this.attempts.failed(known.memberId)
      throw new UnauthorizedError('wrong-second-factor')
    }
    const member = await this.admitted(pending, known)
    await takeBack()
    const { body, setCookies } = await this.openSession.open(member, verdict.by, browser)
    return { body: { ...body, ...codesLeft(verdict) }, setCookies }
  }

  /** As the account is by now: a new password or another role makes the first half worthless. */
  private async admitted(pending: string, { memberId, sessionsValidFrom }: PendingSignIn): Promise<Member> {
    const finished = await this.pending.finish(pending)
    const member = await this.members.find(memberId)
    const isSame = member?.sessionsValidFrom.getTime() === sessionsValidFrom.getTime()
    if (!finished || !member || !isSame || !isStaff(member.role)) {
      throw new UnauthorizedError('second-factor-expired')
    }
    return member
  }
}

const codesLeft = (verdict: FactorVerdict) =>
  'recoveryCodesLeft' in verdict ? { recoveryCodesLeft: verdict.recoveryCodesLeft } : {}
