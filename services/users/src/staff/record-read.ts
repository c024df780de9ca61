import type { EntityManager } from '@mikro-orm/postgresql'
import type { AuditLog } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'

/** That somebody of staff is shown an account, in the transaction before they are. */
export function recordRead(
  audit: AuditLog,
  tx: EntityManager,
  actor: Pick<Member, 'id' | 'role'>,
  memberId: string,
): Promise<void> {
  return audit.record(tx, {
    actor,
    action: 'member.read',
    subject: { kind: 'member', id: memberId },
    details: {},
  })
}
