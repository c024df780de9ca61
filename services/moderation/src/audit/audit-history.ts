import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { type AuditEntry, auditActions } from '@rafiq/contracts'
import { sql } from 'kysely'

/** Entries of one account that its page shows. */
const historyShown = 100

/** Reads the audit log, which this service alone may. */
@Injectable()
export class AuditHistory {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /**
   * What was done about an account, newest first, with whom its staff members are by now.
   * @param limit null: all of it
   */
  async of(
    memberId: string,
    actions: readonly string[] = auditActions,
    limit: number | null = historyShown,
  ): Promise<AuditEntry[]> {
    const { rows } = await sql<AuditEntry>`
      select entry.id,
        to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        jsonb_build_object('id', entry.actor_id, 'role', entry.actor_role, 'email', actor.email) as actor,
        entry.action, entry.details
      from audit.entries as entry
      left join moderation.accounts as actor on actor.member_id = entry.actor_id
      where entry.subject_id = ${memberId} and entry.action = any(${[...actions]}::text[])
      order by entry.at desc, entry.id desc
      limit ${limit}
    `.execute(this.em.fork().getKysely())
    return rows
  }
}
