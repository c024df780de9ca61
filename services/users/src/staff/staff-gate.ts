import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ErrorCode } from '@rafiq/contracts'
import type { AuditRecord } from '@rafiq/contracts/moderation'
import { type AppError, AuditLog, ConflictError, ForbiddenError, NotFoundError } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { type Actor, actorError, type StaffAction, targetError } from './staff-rules.ts'

/** Somebody who acts, and whom they may act on. */
interface Admitted {
  actor: Member
  target: Member
}

/** Those whom one order names, as they are at this moment; null for who is gone. */
interface AdmittedOrder {
  actor: Actor<Member>
  target(id: string): Member | null
}

/**
 * Who acts and on whom, by what they are at this moment: all of them are locked in the transaction that acts, in one order
 * everywhere, so that of two who act on each other the second one finds out.
 */
@Injectable()
export class StaffGate {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
  ) {}

  /**
   * Acts on one account, in a transaction.
   * @throws ForbiddenError, NotFoundError where the actor may not do this at all, or not to this account
   */
  act<T>(
    action: StaffAction,
    actorId: string,
    targetId: string,
    work: (admitted: Admitted) => Promise<T>,
  ): Promise<T> {
    return this.em.transactional(async () => {
      const people = await this.members.lockAll([actorId, targetId])
      const actor = this.admit(action, people.get(actorId))
      const target = people.get(targetId) ?? null
      const rejection = targetError(action, actor, target)
      if (rejection || !target) throw errorOf(rejection ?? 'not-found')
      return work({ actor, target })
    })
  }

  /**
   * Acts on many accounts, in one transaction; the platform itself may act too (`system`). Whether it may be done to each of
   * them is for `work` to ask.
   * @throws ForbiddenError where the actor may not do this at all
   */
  actOnMany<T>(
    action: StaffAction,
    actorId: string,
    targetIds: readonly string[],
    work: (admitted: AdmittedOrder) => Promise<T>,
  ): Promise<T> {
    return this.em.transactional(async () => {
      const bySystem = actorId === 'system'
      const people = await this.members.lockAll(bySystem ? targetIds : [actorId, ...targetIds])
      const actor = bySystem ? 'system' : this.admit(action, people.get(actorId))
      return work({ actor, target: (id) => people.get(id) ?? null })
    })
  }

  /**
   * Whoever runs the platform acts on the account of an address, in a transaction.
   * @param work with all admins, where the account is one of them
   * @returns null where nobody has this address
   */
  async operate<T>(email: string, work: (member: Member, admins: Member[]) => Promise<T>): Promise<T | null> {
    const known = await this.members.findByEmail(email.trim().toLowerCase())
    if (!known) return null
    return this.em.transactional(async () => {
      const admins = await this.members.lockAdmins(known.id)
      const member = await this.members.lock(known.id)
      return member && work(member, admins)
    })
  }

  private admit(action: StaffAction, actor: Member | undefined): Member {
    const rejection = actorError(action, actor ?? null)
    if (rejection || !actor) throw errorOf(rejection ?? 'forbidden')
    return actor
  }
}

/** The error of what the rules refuse. */
function errorOf(code: ErrorCode): AppError {
  if (code === 'not-found') return new NotFoundError()
  return code === 'conflict' ? new ConflictError() : new ForbiddenError(code)
}

/** An audit entry without who did it to whom. */
type Entry = AuditRecord extends infer R
  ? R extends AuditRecord
    ? Omit<R, 'actor' | 'subject'>
    : never
  : never

/** What staff do to an account, in the audit log, in the transaction that does it. */
@Injectable()
export class StaffRecord {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: MemberChanges,
    private readonly audit: AuditLog,
  ) {}

  /** The account was changed: other services learn of it too. */
  async changed(actor: AuditRecord['actor'], member: Member, entry: Entry): Promise<void> {
    await this.changes.record(member)
    await this.done(actor, member.id, entry)
  }

  /** Somebody of staff is shown an account: recorded before they are. */
  read(actor: Member, memberId: string): Promise<void> {
    return this.done(actor, memberId, { action: 'member.read', details: {} })
  }

  async done(actor: AuditRecord['actor'], memberId: string, entry: Entry): Promise<void> {
    await this.audit.record(this.em, {
      ...entry,
      actor,
      subject: { kind: 'member', id: memberId },
    } as AuditRecord)
  }
}
