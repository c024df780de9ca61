import type { AuditFilter, AuditLogEntry } from '@rafiq/contracts/moderation'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { TimePosition } from '../support/cursors.ts'
import { exactTime, iso } from '../support/times.ts'

/** An entry, and exactly where it stands. */
export type AuditRow = AuditLogEntry & { position: string }

const reportsListed = sql<SqlBool>`entry.action = 'reports.listed'`

/** Nobody of staff sees what was said about themselves, nor that something was. */
const notAboutReportsOn = (viewerId: string) =>
  sql<SqlBool>`(entry.action not like 'report.%' or entry.subject_id is distinct from ${viewerId}::uuid)`

/** What is told of an entry: to somebody who was on a page of reports, not that they were. */
const detailsFor = (viewerId: string) => sql<AuditLogEntry['details']>`
  case when ${reportsListed}
    then jsonb_set(entry.details, '{memberIds}', (entry.details -> 'memberIds') - ${viewerId}::text)
    else entry.details end`

/** Whom an entry is about, or whom it names as shown. */
function isAbout(memberId: string, viewerId: string) {
  const holds = (details: object) => sql`entry.details @> ${JSON.stringify(details)}::jsonb`
  const mayTell = memberId === viewerId ? sql`not ${reportsListed}` : sql`true`
  return sql<SqlBool>`(
    entry.subject_id = ${memberId}::uuid
    or ${holds({ reporterId: memberId })}
    or ${holds({ memberIds: [memberId] })} and ${mayTell}
  )`
}

/** Entries after a position, newest first, with whom their people are by now, as the viewer may see them. */
export function readAuditEntries(
  db: Kysely<Tables>,
  { action, actorId, subjectId, from, to }: AuditFilter,
  viewerId: string,
  after: TimePosition | null,
  limit: number,
): Promise<AuditRow[]> {
  let query = db
    .selectFrom('audit.entries as entry')
    .leftJoin('accounts as actor', 'actor.member_id', 'entry.actor_id')
    .leftJoin('accounts as subject', 'subject.member_id', 'entry.subject_id')
    .select(['entry.id', 'entry.action', 'entry.address_hash as addressHash'])
    .select((eb) => [
      iso(eb.ref('entry.at')).as('at'),
      exactTime(eb.ref('entry.at')).as('position'),
      sql<string>`regexp_replace(entry.service, '_service$', '')`.as('service'),
      detailsFor(viewerId).as('details'),
      sql<AuditLogEntry['actor']>`
        jsonb_build_object('id', entry.actor_id, 'role', entry.actor_role, 'email', actor.email)`.as('actor'),
      sql<AuditLogEntry['subject']>`
        jsonb_build_object('kind', entry.subject_kind, 'id', entry.subject_id, 'email', subject.email)`.as(
        'subject',
      ),
    ])
    .where(notAboutReportsOn(viewerId))
  if (action) query = query.where('entry.action', '=', action)
  if (actorId === 'system') query = query.where('entry.actor_id', 'is', null)
  else if (actorId) query = query.where('entry.actor_id', '=', actorId)
  if (subjectId) query = query.where(isAbout(subjectId, viewerId))
  if (from) query = query.where('entry.at', '>=', sql<Date>`${from}::timestamptz`)
  if (to) query = query.where('entry.at', '<', sql<Date>`${to}::timestamptz`)
  if (after)
    query = query.where(sql<SqlBool>`(entry.at, entry.id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
  return query.orderBy('entry.at', 'desc').orderBy('entry.id', 'desc').limit(limit).execute()
}
