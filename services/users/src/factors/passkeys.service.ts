import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import {
  type EnrolledPasskey,
  isStaff,
  limits,
  type PasskeyCreation,
  type PasskeyEnrolment,
  type Passkey as ShownPasskey,
} from '@rafiq/contracts'
import {
  Clock,
  ConflictError,
  NotFoundError,
  RuleError,
  SETTINGS,
  type Session,
  UnauthorizedError,
  uuidv7,
} from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import type { UsersSettings } from '../settings.ts'
import { FactorRepository } from './factor.repository.ts'
import { FactorChanges } from './factor-changes.ts'
import { Passkey } from './passkey.entity.ts'
import { PasskeyCeremonies } from './passkey-ceremonies.ts'
import { RecoveryCodeRepository } from './recovery-codes.repository.ts'
import { mayRemoveFactor } from './staff-restriction.ts'
import { toShownPasskey } from './to-account-security.ts'

/** The caller's own passkeys: a second factor of staff, a second way in for members. */
@Injectable()
export class PasskeysService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(RecoveryCodeRepository) private readonly codes: RecoveryCodeRepository,
    @Inject(PasskeyCeremonies) private readonly ceremonies: PasskeyCeremonies,
    @Inject(FactorChanges) private readonly changes: FactorChanges,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  async offer({ memberId }: Session): Promise<PasskeyCreation> {
    const member = await this.members.find(memberId)
    if (!member) throw new UnauthorizedError()
    const { passkeys } = await this.factors.of(memberId)
    if (passkeys.length >= limits.factors.passkeys) throw new RuleError('factor-limit')
    return this.ceremonies.offerCreation(member, passkeys)
  }

  /** @throws RuleError `challenge-expired`, `wrong-second-factor`, `factor-limit`; ConflictError for one that is known */
  async add(session: Session, { challengeId, name, passkey }: PasskeyEnrolment): Promise<EnrolledPasskey> {
    const { memberId } = session
    const verified = await this.ceremonies.verifyCreation(memberId, challengeId, passkey)
    // Hashing takes a moment, and members have no codes.
    const made = isStaff(session.role) ? await this.codes.make() : null
    const row = { id: uuidv7(), memberId, name, createdAt: this.clock.now(), lastUsedAt: null, ...verified }
    try {
      return await this.changes.run(session, async (tx, member) => {
        const before = await this.factors.of(memberId, tx)
        if (before.passkeys.length >= limits.factors.passkeys) throw new RuleError('factor-limit')
        await tx.insert(Passkey, row)
        const codes = isStaff(member.role) && !before.recoveryCodes ? made : null
        if (codes) await this.codes.replace(tx, memberId, codes, row.createdAt)
        const recoveryCodes = codes?.shown ?? null
        return { change: { added: 'passkey' }, result: { passkey: toShownPasskey(row), recoveryCodes } }
      })
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new ConflictError('factor-exists')
      throw error
    }
  }

  async rename({ memberId }: Session, id: string, name: string): Promise<ShownPasskey> {
    const em = this.em.fork()
    await em.nativeUpdate(Passkey, { id, memberId }, { name })
    const passkey = await em.findOne(Passkey, { id, memberId })
    if (!passkey) throw new NotFoundError()
    return toShownPasskey(passkey)
  }

  /** @throws NotFoundError, RuleError `last-factor` */
  remove(session: Session, id: string): Promise<void> {
    const { memberId } = session
    return this.changes.run(session, async (tx, member) => {
      const { passkeys, totp } = await this.factors.of(memberId, tx)
      if (!passkeys.some((passkey) => passkey.id === id)) throw new NotFoundError()
      const left = passkeys.length - 1 + (totp ? 1 : 0)
      if (!mayRemoveFactor(this.settings.STAFF_SECOND_FACTOR, member.role, left)) {
        throw new RuleError('last-factor')
      }
      await tx.nativeDelete(Passkey, { id })
      // Codes stand in for a factor; without one they are a way in of their own.
      if (left === 0) await this.factors.removeApp(tx, memberId)
      return { change: { removed: 'passkey' }, result: undefined }
    })
  }
}
