import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { AuditRecord } from '@rafiq/contracts/moderation'
import { AuditLog } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberChanges } from '../members/member-changes.ts'

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
