import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import type {
  EnrolledPasskey,
  PasskeyCreation,
  PasskeyEnrolment,
  Passkey as ShownPasskey,
} from '@rafiq/contracts/accounts'
import {
  Clock,
  ConflictError,
  NotFoundError,
  RuleError,
  type Session,
  UnauthorizedError,
  uuidv7,
} from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { FactorRepository } from './factor.repository.ts'
import { FactorChanges } from './factor-changes.ts'
import { PasskeyCeremonies } from './passkey-ceremonies.ts'
import { toShownPasskey } from './to-account-security.ts'

/** The caller's own passkeys: a second factor of staff, a second way in for members. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly members: MemberRepository,
    private readonly factors: FactorRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly changes: FactorChanges,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleError `factor-limit` */
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
    const row = { id: uuidv7(), memberId, name, createdAt: this.clock.now(), lastUsedAt: null, ...verified }
    try {
      const recoveryCodes = await this.changes.add(session, 'passkey', async (_member, { passkeys }) => {
        if (passkeys.length >= limits.factors.passkeys) throw new RuleError('factor-limit')
        await this.factors.addPasskey(row)
      })
      return { passkey: toShownPasskey(row), recoveryCodes }
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new ConflictError('factor-exists')
      throw error
    }
  }

  /** @throws NotFoundError */
  async rename({ memberId }: Session, id: string, name: string): Promise<ShownPasskey> {
    const passkey = await this.factors.renamePasskey(memberId, id, name)
    if (!passkey) throw new NotFoundError()
    return toShownPasskey(passkey)
  }

  /** @throws NotFoundError, RuleError `last-factor` */
  remove(session: Session, id: string): Promise<void> {
    return this.changes.remove(session, 'passkey', ({ passkeys, totp }) => {
      if (!passkeys.some((passkey) => passkey.id === id)) throw new NotFoundError()
      const left = passkeys.length - 1 + (totp ? 1 : 0)
      return { left, delete: () => this.factors.removePasskey(id) }
    })
  }
}
