import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { isStaff } from '@rafiq/contracts'
import { AuditLog, Clock, SETTINGS, type Session, SessionStore, UnauthorizedError } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { SecurityMails } from '../security-mails/security-mails.ts'
import type { UsersSettings } from '../settings.ts'
import { FactorRepository, hasFactor } from './factor.repository.ts'
import { staffRestriction } from './staff-restriction.ts'

type FactorChange = { added: 'passkey' | 'totp' | 'recovery-codes' } | { removed: 'passkey' | 'totp' }

interface Changed<T> {
  change: FactorChange
  result: T
}

/**
 * What every change of one's own factors entails: a mail tells of it, of staff it is recorded, and where something was
 * taken away, or staff are concerned, the other sessions end, since they were opened under other terms.
 */
@Injectable()
export class FactorChanges {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(SecurityMails) private readonly mails: SecurityMails,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** @param work in the transaction, under a lock on the member, so that changes of one account wait for each other */
  async run<T>(
    session: Session,
    work: (tx: EntityManager, member: Member) => Promise<Changed<T>>,
  ): Promise<T> {
    const now = this.clock.now()
    // Before the change is seen, so that no request in between takes this session for one of the others.
    await this.sessions.confirm(session.id)
    const { member, change, result, endsOthers } = await this.em.fork().transactional(async (tx) => {
      const member = await this.members.lock(tx, session.memberId)
      if (!member) throw new UnauthorizedError()
      const { change, result } = await work(tx, member)
      const endsOthers = 'removed' in change || isStaff(member.role)
      if (endsOthers) member.sessionsValidFrom = now
      if (endsOthers) await this.changes.record(tx, member)
      await this.mails.tell(tx, member.id, mailKind(change), now)
      if (isStaff(member.role)) await this.record(tx, member, change)
      return { member, change, result, endsOthers }
    })
    if (endsOthers) await this.sessions.revokeAll(member.id, { except: session.id })
    // A new factor was shown just now; one that went may leave the account without.
    const restriction = await this.restriction(member)
    if ('added' in change) await this.sessions.stepUp(session.id, restriction)
    else await this.sessions.restrict(session.id, restriction)
    return result
  }

  private async restriction(member: Member) {
    const has = hasFactor(await this.factors.of(member.id))
    return staffRestriction(this.settings.STAFF_SECOND_FACTOR, member, has)
  }

  private record(tx: EntityManager, actor: Member, change: FactorChange): Promise<void> {
    const entry = { actor, subject: { kind: 'member', id: actor.id } } as const
    return 'added' in change
      ? this.audit.record(tx, { ...entry, action: 'factor.added', details: { kind: change.added } })
      : this.audit.record(tx, { ...entry, action: 'factor.removed', details: { kind: change.removed } })
  }
}

const mailKind = (change: FactorChange) => ('added' in change ? 'factor-added' : 'factor-removed')
