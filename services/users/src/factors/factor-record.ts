import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { isStaff } from '@rafiq/contracts/accounts'
import { AuditLog } from '@rafiq/service-kit'
import { SecurityMails } from '../mails/security-mails.ts'
import type { Member } from '../members/member.entity.ts'

export type FactorChange = { added: 'passkey' | 'totp' | 'recovery-codes' } | { removed: 'passkey' | 'totp' }

/** What is kept and told of a change of factors, in its transaction. */
@Injectable()
export class FactorRecord {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: SecurityMails,
    private readonly audit: AuditLog,
  ) {}

  async write(member: Member, change: FactorChange, now: Date): Promise<void> {
    await this.mails.queue(member.id, 'added' in change ? 'factor-added' : 'factor-removed', now)
    if (!isStaff(member.role)) return
    const entry = { actor: member, subject: { kind: 'member', id: member.id } } as const
    await ('added' in change
      ? this.audit.record(this.em, { ...entry, action: 'factor.added', details: { kind: change.added } })
      : this.audit.record(this.em, { ...entry, action: 'factor.removed', details: { kind: change.removed } }))
  }
}
