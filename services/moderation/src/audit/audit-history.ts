import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type AuditAction, type AuditEntry, auditActions } from '@rafiq/contracts/moderation'
import { sql } from 'kysely'
import { queries } from '../database/tables.ts'
import { iso } from '../support/times.ts'

/** Entries of one account that its page shows. */
const historyShown = 100

/** Reads the audit log, which this service alone may. */
@Injectable()
export class AuditHistory {
  constructor(private readonly em: EntityManager) {}

  /**
   * What was done about an account, newest first, with whom its staff members are by now.
   * @param limit null: all of it
   */
  of(
    memberId: string,
    actions: readonly AuditAction[] = auditActions,
    limit: number | null = historyShown,
  ): Promise<AuditEntry[]> {
    return queries(this.em)
      .selectFrom('audit.entries as entry')
      .leftJoin('accounts as actor', 'actor.member_id', 'entry.actor_id')
      .select(['entry.id', 'entry.action', 'entry.details', iso(sql.ref('entry.at')).as('at')])
      .select(
        sql<AuditEntry['actor']>`
          jsonb_build_object('id', entry.actor_id, 'role', entry.actor_role, 'email', actor.email)`.as(
          'actor',
        ),
      )
      .where('entry.subject_id', '=', memberId)
      .where('entry.action', 'in', actions)
      .orderBy('entry.at', 'desc')
      .orderBy('entry.id', 'desc')
      .$if(limit !== null, (query) => query.limit(limit))
      .execute()
  }
}
