import { Injectable } from '@nestjs/common'
import {
  type EnrolledFactor,
  isStaff,
  type TotpConfirmation,
  type TotpEnrolment,
} from '@rafiq/contracts/accounts'
import {
  Clock,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RateLimiter,
  type RateLimitRule,
  RuleError,
  type Session,
  UnauthorizedError,
} from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { FactorRepository } from './factor.repository.ts'
import { FactorChanges } from './factor-changes.ts'
import { totpStep } from './totp.ts'
import { TotpEnrolments } from './totp-enrolments.ts'

const confirmLimit: RateLimitRule = { name: 'totp-confirm', points: 20, seconds: 900 }

/** The caller's own authenticator app, which staff may have. One per account. */
@Injectable()
export class OwnAuthenticatorApp {
  constructor(
    private readonly members: MemberRepository,
    private readonly factors: FactorRepository,
    private readonly enrolments: TotpEnrolments,
    private readonly changes: FactorChanges,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws ForbiddenError for members, ConflictError where there is one already */
  async begin({ memberId }: Session): Promise<TotpEnrolment> {
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    if (!isStaff(member.role)) throw new ForbiddenError()
    if ((await this.factors.of(memberId)).totp) throw new ConflictError('factor-exists')
    return this.enrolments.begin(member)
  }

  /** By a code of the app, which is used up by this. Wrong ones may be tried again. */
  async confirm(session: Session, { enrolmentId, code }: TotpConfirmation): Promise<EnrolledFactor> {
    const { memberId } = session
    await this.limiter.consume(confirmLimit, memberId)
    const enrolment = await this.enrolments.find(memberId, enrolmentId)
    if (!enrolment) throw new RuleError('challenge-expired')
    const now = this.clock.now()
    const lastStep = totpStep(enrolment.secret, code, now)
    if (lastStep === null) throw new RuleError('wrong-second-factor')
    const { sealedSecret } = enrolment
    const recoveryCodes = await this.changes.add(session, 'totp', async (member, { totp }) => {
      if (!isStaff(member.role)) throw new ForbiddenError()
      if (totp) throw new ConflictError('factor-exists')
      await this.factors.addTotp({ memberId, sealedSecret, lastStep, createdAt: now, lastUsedAt: now })
    })
    await this.enrolments.end(memberId, enrolmentId)
    return { recoveryCodes }
  }

  /** @throws NotFoundError, RuleError `last-factor` */
  remove(session: Session): Promise<void> {
    return this.changes.remove(session, 'totp', ({ passkeys, totp }) => {
      if (!totp) throw new NotFoundError()
      return { left: passkeys.length, delete: () => this.factors.removeTotp(session.memberId) }
    })
  }
}
