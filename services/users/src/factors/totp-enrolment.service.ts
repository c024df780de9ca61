import { Inject, Injectable } from '@nestjs/common'
import { type EnrolledFactor, isStaff, type TotpConfirmation, type TotpEnrolment } from '@rafiq/contracts'
import {
  Clock,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RateLimiter,
  type RateLimitRule,
  RuleError,
  SETTINGS,
  type Session,
  UnauthorizedError,
} from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import type { UsersSettings } from '../settings.ts'
import { Challenges } from './challenges.ts'
import { FactorRepository } from './factor.repository.ts'
import { FactorChanges } from './factor-changes.ts'
import { RecoveryCodeRepository } from './recovery-codes.repository.ts'
import { mayRemoveFactor } from './staff-restriction.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'
import { TotpFactor } from './totp-factor.entity.ts'
import { TotpSecrets } from './totp-secrets.ts'

/** Seconds in which a new secret has to be confirmed. */
const confirmWithin = 600
const confirmLimit: RateLimitRule = { name: 'totp-confirm', points: 20, seconds: 900 }

/** Authenticator apps, which staff may have. One per account. */
@Injectable()
export class TotpEnrolmentService {
  constructor(
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(RecoveryCodeRepository) private readonly codes: RecoveryCodeRepository,
    @Inject(FactorChanges) private readonly changes: FactorChanges,
    @Inject(Challenges) private readonly challenges: Challenges,
    @Inject(TotpSecrets) private readonly secrets: TotpSecrets,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** @throws ForbiddenError for members, ConflictError where there is one already */
  async begin({ memberId }: Session): Promise<TotpEnrolment> {
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    if (!isStaff(member.role)) throw new ForbiddenError()
    if ((await this.factors.of(memberId)).totp) throw new ConflictError('factor-exists')
    const secret = newTotpSecret()
    const sealed = this.secrets.seal(secret, memberId)
    const enrolmentId = await this.challenges.keep('new-totp', memberId, sealed, confirmWithin)
    return { enrolmentId, secret, uri: totpUri(secret, member.email) }
  }

  /** By a code of the app, which is used up by this. Wrong ones may be tried again. */
  async confirm(session: Session, { enrolmentId, code }: TotpConfirmation): Promise<EnrolledFactor> {
    const { memberId } = session
    await this.limiter.consume(confirmLimit, memberId)
    const sealedSecret = await this.challenges.look('new-totp', memberId, enrolmentId)
    if (!sealedSecret) throw new RuleError('challenge-expired')
    const now = this.clock.now()
    const step = totpStep(this.secrets.open({ sealedSecret, memberId }), code, now)
    if (step === null) throw new RuleError('wrong-second-factor')
    const made = await this.codes.make()
    const recoveryCodes = await this.changes.run(session, async (tx, member) => {
      if (!isStaff(member.role)) throw new ForbiddenError()
      const before = await this.factors.of(memberId, tx)
      if (before.totp) throw new ConflictError('factor-exists')
      const factor = { memberId, sealedSecret, lastStep: step, createdAt: now, lastUsedAt: now }
      await tx.insert(TotpFactor, factor)
      if (!before.recoveryCodes) await this.codes.replace(tx, memberId, made, now)
      return { change: { added: 'totp' }, result: before.recoveryCodes ? null : made.shown }
    })
    await this.challenges.take('new-totp', memberId, enrolmentId)
    return { recoveryCodes }
  }

  /** @throws NotFoundError, RuleError `last-factor` */
  remove(session: Session): Promise<void> {
    const { memberId } = session
    return this.changes.run(session, async (tx, member) => {
      const { passkeys, totp } = await this.factors.of(memberId, tx)
      if (!totp) throw new NotFoundError()
      const left = passkeys.length
      if (!mayRemoveFactor(this.settings.STAFF_SECOND_FACTOR, member.role, left)) {
        throw new RuleError('last-factor')
      }
      // Codes stand in for a factor; without one they are a way in of their own.
      if (left === 0) await this.factors.removeApp(tx, memberId)
      else await tx.nativeDelete(TotpFactor, { memberId })
      return { change: { removed: 'totp' }, result: undefined }
    })
  }
}
