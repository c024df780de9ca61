import type { AuditFilter, AuditLogEntry } from '@rafiq/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { TimePosition } from '../support/cursors.ts'
import { iso } from '../support/iso.ts'

/** An entry, and exactly where it stands. */
export type AuditRow = AuditLogEntry & { position: string }

const reportsListed = sql`entry.action = 'reports.listed'`

/** Nobody of staff sees what was said about themselves, nor that something was. */
const notAboutReportsOn = (viewerId: string): RawBuilder<unknown> =>
  sql`(entry.action not like 'report.%' or entry.subject_id is distinct from ${viewerId}::uuid)`

/** What is told of an entry: to somebody who was on a page of reports, not that they were. */
const detailsFor = (viewerId: string): RawBuilder<unknown> => sql`
  case when ${reportsListed}
    then jsonb_set(entry.details, '{memberIds}', (entry.details -> 'memberIds') - ${viewerId}::text)
    else entry.details end`

/** Whom an entry is about, or whom it names as shown. */
function aboutCondition(memberId: string, viewerId: string): RawBuilder<unknown> {
  const holds = (details: object) => sql`entry.details @> ${JSON.stringify(details)}::jsonb`
  const mayTell = memberId === viewerId ? sql`not ${reportsListed}` : sql`true`
  return sql`(
    entry.subject_id = ${memberId}::uuid
    or ${holds({ reporterId: memberId })}
    or ${holds({ memberIds: [memberId] })} and ${mayTell}
  )`
}

function conditions(
  { action, actorId, subjectId, from, to }: AuditFilter,
  viewerId: string,
): RawBuilder<unknown>[] {
  return [
    notAboutReportsOn(viewerId),
    ...(action ? [sql`entry.action = ${action}`] : []),
    ...(actorId
      ? [actorId === 'system' ? sql`entry.actor_id is null` : sql`entry.actor_id = ${actorId}::uuid`]
      : []),
    ...(subjectId ? [aboutCondition(subjectId, viewerId)] : []),
    ...(from ? [sql`entry.at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`entry.at < ${to}::timestamptz`] : []),
  ]
}

/** Entries after a position, newest first, with whom their people are by now, as the viewer may see them. */
export function auditStatement(
  filter: AuditFilter,
  viewerId: string,
  after: TimePosition | null,
  limit: number,
): RawBuilder<AuditRow> {
  const rest = after ? [sql`(entry.at, entry.id) < (${after.at}::timestamptz, ${after.id}::uuid)`] : []
  const condition = sql.join([...conditions(filter, viewerId), ...rest], sql` and `)
  return sql<AuditRow>`
    select entry.id, ${iso(sql`entry.at`)} as at,
      to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position,
      regexp_replace(entry.service, '_service$', '') as service, entry.action, ${detailsFor(viewerId)} as details,
      entry.address_hash as "addressHash",
      jsonb_build_object('id', entry.actor_id, 'role', entry.actor_role, 'email', actor.email) as actor,
      jsonb_build_object('kind', entry.subject_kind, 'id', entry.subject_id, 'email', subject.email) as subject
    from audit.entries as entry
    left join moderation.accounts as actor on actor.member_id = entry.actor_id
    left join moderation.accounts as subject on subject.member_id = entry.subject_id
    where ${condition}
    order by entry.at desc, entry.id desc
    limit ${limit}`
}
