import { Injectable } from '@nestjs/common'
import type { Role } from '@rafiq/contracts/accounts'
import type { EventData } from '@rafiq/contracts/events'
import type { AuditRecord } from '@rafiq/contracts/moderation'
import { Clock, RuleError } from '@rafiq/service-kit'
import { FactorRepository } from '../factors/factor.repository.ts'
import { ChatNotifier } from '../members/chat-notifier.ts'
import { leavesAnAdmin } from '../members/leaves-an-admin.ts'
import type { Member } from '../members/member.entity.ts'
import { toAccountChanged } from '../members/member-views.ts'
import { SessionEnding } from '../sessions/session-ending.ts'
import { StaffGate, StaffRecord } from './staff-gate.ts'

interface Changed {
  account: EventData<'account.changed'>
  changed: boolean
}

/** Gives or takes a role. It is in the session, so all sessions of the account end with the change. */
@Injectable()
export class ChangeRole {
  constructor(
    private readonly gate: StaffGate,
    private readonly records: StaffRecord,
    private readonly factors: FactorRepository,
    private readonly ending: SessionEnding,
    private readonly chat: ChatNotifier,
    private readonly clock: Clock,
  ) {}

  /** By an admin, who stays one: the last one is never somebody else. Where nothing changes it is a look, and recorded. */
  async change(actorId: string, memberId: string, role: Role): Promise<EventData<'account.changed'>> {
    const { account, changed } = await this.gate.act(
      'change-role',
      actorId,
      memberId,
      async ({ actor, target }) => {
        const set = await this.set(actor, target, role)
        if (!set.changed) await this.records.read(actor, memberId)
        return set
      },
    )
    if (changed) await Promise.all([this.ending.revoke(memberId), this.chat.notify([memberId])])
    return account
  }

  /**
   * By whoever runs the platform, to make the first admin.
   * @returns null where nobody has this address
   * @throws RuleError for an address that is not verified, and where no admin would be left
   */
  async grant(email: string, role: Role): Promise<EventData<'account.changed'> | null> {
    const set = await this.gate.operate(email, (member, admins) => {
      if (member.role === 'admin' && role !== 'admin' && !leavesAnAdmin(admins, member.id)) {
        throw new RuleError('last-admin')
      }
      return this.set('system', member, role)
    })
    if (set?.changed) await this.ending.revoke(set.account.memberId)
    return set?.account ?? null
  }

  private async set(actor: AuditRecord['actor'], member: Member, to: Role): Promise<Changed> {
    const from = member.role
    if (from === to) return { account: toAccountChanged(member), changed: false }
    // Whoever can read somebody else's mail could else become staff; and unverified accounts lapse.
    if (to !== 'user' && !member.emailVerifiedAt) throw new RuleError('email-not-verified')
    // What only staff have does not outlast the role.
    if (to === 'user') await this.factors.removeStaffFactors(member.id)
    member.role = to
    await this.ending.endAll(member, this.clock.now())
    await this.records.changed(actor, member, { action: 'member.role-changed', details: { from, to } })
    return { account: toAccountChanged(member), changed: true }
  }
}
