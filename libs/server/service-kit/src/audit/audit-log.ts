import type { EntityManager } from '@mikro-orm/core'
import { Injectable } from '@nestjs/common'
import { type AuditRecord, auditDetails } from '@rafiq/contracts'
import { transactionConnection } from '../events/transaction-connection.ts'
import { currentRequestId } from '../http/request-context.ts'

const insertSql = `
insert into audit.entries (actor_id, actor_role, action, subject_kind, subject_id, details, request_id)
values ($1, $2, $3, $4, $5, $6::jsonb, $7)`

/** The append-only record of what staff did and read, which `@rafiq/database` makes and grants. */
@Injectable()
export class AuditLog {
  /**
   * Records an action in the transaction that it is part of: both are committed or neither is. Details that the action
   * does not know are refused, so that no personal data gets in.
   * @param tx of `em.transactional(async (tx) => …)`
   */
  async record(tx: EntityManager, { actor, action, subject, details }: AuditRecord): Promise<void> {
    const db = transactionConnection(tx)
    const checked = auditDetails[action].parse(details)
    const [id, role] = actor === 'system' ? [null, actor] : [actor.id, actor.role]
    const values = [id, role, action, subject.kind, subject.id, JSON.stringify(checked)]
    await db.executeSql(insertSql, [...values, currentRequestId() ?? null])
  }
}
