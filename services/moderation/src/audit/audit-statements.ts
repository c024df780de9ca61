import type { AuditFilter, AuditLogEntry } from '@rafiq/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { TimePosition } from '../support/cursors.ts'
import { iso } from '../support/iso.ts'

/** An entry, and exactly where it stands. */
export type AuditRow = AuditLogEntry & { position: string }

function conditions({ action, actorId, subjectId, from, to }: AuditFilter): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(action ? [sql`entry.action = ${action}`] : []),
    ...(actorId
      ? [actorId === 'system' ? sql`entry.actor_id is null` : sql`entry.actor_id = ${actorId}::uuid`]
      : []),
    ...(subjectId ? [sql`entry.subject_id = ${subjectId}::uuid`] : []),
    ...(from ? [sql`entry.at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`entry.at < ${to}::timestamptz`] : []),
  ]
}

/** Entries after a position, newest first, with whom their people are by now. */
export function auditStatement(
  filter: AuditFilter,
  after: TimePosition | null,
  limit: number,
): RawBuilder<AuditRow> {
  const rest = after ? [sql`(entry.at, entry.id) < (${after.at}::timestamptz, ${after.id}::uuid)`] : []
  const condition = sql.join([...conditions(filter), ...rest], sql` and `)
  return sql<AuditRow>`
    select entry.id, ${iso(sql`entry.at`)} as at,
      to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position,
      regexp_replace(entry.service, '_service$', '') as service, entry.action, entry.details,
      jsonb_build_object('id', entry.actor_id, 'role', entry.actor_role, 'email', actor.email) as actor,
      jsonb_build_object('kind', entry.subject_kind, 'id', entry.subject_id, 'email', subject.email) as subject
    from audit.entries as entry
    left join moderation.accounts as actor on actor.member_id = entry.actor_id
    left join moderation.accounts as subject on subject.member_id = entry.subject_id
    where ${condition}
    order by entry.at desc, entry.id desc
    limit ${limit}`
}
