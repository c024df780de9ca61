import { Inject, Injectable } from '@nestjs/common'
import { isStaff, type PasskeyRequest, type SecondFactorProof } from '@rafiq/contracts'
import {
  addressKey,
  RateLimiter,
  type RateLimitRule,
  tokenDigest,
  UnauthorizedError,
} from '@rafiq/service-kit'
import type { BrowserTrace } from '../devices/known-devices.ts'
import { FactorRepository } from '../factors/factor.repository.ts'
import { PasskeyCeremonies } from '../factors/passkey-ceremonies.ts'
import { type FactorVerdict, VerifyFactor } from '../factors/verify-factor.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { FailedSignIns } from '../sign-in-failures/failed-sign-ins.ts'
import { type Opened, OpenSession } from './open-session.service.ts'
import { PendingSignIns } from './pending-sign-ins.ts'

/** Whoever tries codes has the password: ten in fifteen minutes of one account, from wherever. */
const limits: Record<'account' | 'address', RateLimitRule> = {
  account: { name: 'second-factor-account', points: 10, seconds: 900 },
  address: { name: 'second-factor-address', points: 60, seconds: 900 },
}

/** The second half of a sign-in of staff. */
@Injectable()
export class SecondFactorService {
  constructor(
    @Inject(PendingSignIns) private readonly pendings: PendingSignIns,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(PasskeyCeremonies) private readonly passkeys: PasskeyCeremonies,
    @Inject(VerifyFactor) private readonly verifying: VerifyFactor,
    @Inject(FailedSignIns) private readonly failures: FailedSignIns,
    @Inject(OpenSession) private readonly opening: OpenSession,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
  ) {}

  /** What the browser's passkeys are asked. @throws UnauthorizedError `second-factor-expired` */
  async offerPasskey(pending: string): Promise<PasskeyRequest> {
    const known = await this.pendings.look(pending)
    if (!known) throw new UnauthorizedError('second-factor-expired')
    const { passkeys } = await this.factors.of(known.memberId)
    return this.passkeys.offerProof('second-factor', tokenDigest(pending), passkeys)
  }

  /** @throws UnauthorizedError `wrong-second-factor`, `second-factor-expired` */
  async complete(
    { pending, ...proof }: SecondFactorProof,
    browser: BrowserTrace,
    ip: string,
  ): Promise<Opened> {
    await this.limiter.consume(limits.address, addressKey(ip))
    const known = await this.pendings.attempt(pending)
    if (!known) throw new UnauthorizedError('second-factor-expired')
    const { memberId } = known
    // Counted before the code is looked at, so that a burst of parallel guesses gets no more than a patient one.
    await this.limiter.consume(limits.account, memberId)
    const challenge = { purpose: 'second-factor', subject: tokenDigest(pending) } as const
    const verdict = await this.verifying.verify(memberId, proof, challenge)
    if (verdict.verdict !== 'right') {
      if (verdict.verdict === 'wrong') await this.failures.count(memberId)
      throw new UnauthorizedError(
        verdict.verdict === 'wrong' ? 'wrong-second-factor' : 'second-factor-expired',
      )
    }
    const member = await this.admitted(pending, known)
    await this.limiter.reset(limits.account, memberId)
    const { session, setCookie } = await this.opening.open(member, verdict.by, browser)
    return { session: { ...session, ...codesLeft(verdict) }, setCookie }
  }

  /** As the account is by now: a new password or another role makes the first half worthless. */
  private async admitted(
    pending: string,
    { memberId, sessionsValidFrom }: { memberId: string; sessionsValidFrom: Date },
  ): Promise<Member> {
    const finished = await this.pendings.finish(pending)
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
