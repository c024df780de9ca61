import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { AuditRecord, EventData, Role } from '@rafiq/contracts'
import { AuditLog, Clock, RuleError, SessionStore } from '@rafiq/service-kit'
import { FactorRepository } from '../factors/factor.repository.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { TellMembers } from '../members/tell-members.ts'
import { toAccountChanged } from '../members/to-account-changed.ts'
import { recordRead } from './record-read.ts'
import { StaffGate } from './staff-gate.ts'
import { leavesAnAdmin } from './staff-rules.ts'

/**
 * Gives or takes a role. It is in the session, so all sessions of the account end with the change: from the commit on
 * by PostgreSQL, and everywhere, open sockets too, as soon as Redis says so.
 */
@Injectable()
export class ChangeRole {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(StaffGate) private readonly gate: StaffGate,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(FactorRepository) private readonly factors: FactorRepository,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(TellMembers) private readonly telling: TellMembers,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** By an admin, who stays one: the last one is never somebody else. Where nothing changes it is a look, and recorded. */
  async change(actorId: string, memberId: string, role: Role): Promise<EventData<'account.changed'>> {
    const { account, changed } = await this.em.fork().transactional(async (tx) => {
      const { actor, target } = await this.gate.enterFor(tx, 'change-role', actorId, memberId)
      const set = await this.set(tx, actor, target, role)
      if (!set.changed) await recordRead(this.audit, tx, actor, memberId)
      return set
    })
    if (changed) await Promise.all([this.sessions.revokeAll(memberId), this.telling.tell([memberId])])
    return account
  }

  /**
   * By whoever runs the platform, to make the first admin.
   * @returns null where nobody has this address
   * @throws RuleError for an address that is not verified, and where no admin would be left
   */
  async grant(email: string, role: Role): Promise<EventData<'account.changed'> | null> {
    const known = await this.members.findByEmail(email.trim().toLowerCase())
    if (!known) return null
    const { account, changed } = await this.em.fork().transactional(async (tx) => {
      const admins = await this.members.lockAdmins(tx, known.id)
      const member = await this.members.lock(tx, known.id)
      if (!member) throw new RuleError()
      if (member.role === 'admin' && role !== 'admin' && !leavesAnAdmin(admins, member.id)) {
        throw new RuleError('last-admin')
      }
      return this.set(tx, 'system', member, role)
    })
    if (changed) await this.sessions.revokeAll(known.id)
    return account
  }

  private async set(tx: EntityManager, actor: AuditRecord['actor'], member: Member, to: Role) {
    const from = member.role
    if (from === to) return { account: toAccountChanged(member), changed: false }
    // Whoever can read somebody else's mail could else become staff; and unverified accounts lapse.
    if (to !== 'user' && !member.emailVerifiedAt) throw new RuleError('email-not-verified')
    // What only staff have does not outlast the role.
    if (to === 'user') await this.factors.removeApp(tx, member.id)
    member.role = to
    await this.changes.endSessions(tx, member, this.clock.now())
    await this.changes.record(tx, member)
    await this.audit.record(tx, {
      actor,
      action: 'member.role-changed',
      subject: { kind: 'member', id: member.id },
      details: { from, to },
    })
    return { account: toAccountChanged(member), changed: true }
  }
}
