import type { AuditFilter, AuditLogEntry } from '@rafiq/contracts/moderation'
import type { Kysely } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Tables } from '../database/tables.ts'
import { actionBegins, detailsHold, type EntryBuilder } from '../support/audit-entries.ts'
import { isBeyond, type TimePosition } from '../support/cursors.ts'
import { exactTime, instant, iso } from '../support/times.ts'

/** An entry, and exactly where it stands. */
export type AuditRow = AuditLogEntry & { position: string }

/** Nobody of staff sees what was said about themselves, nor that something was. */
const notAboutReportsOn = (viewerId: string) => (eb: EntryBuilder) =>
  eb.or([eb.not(actionBegins(eb, 'report.')), eb('entry.subject_id', 'is distinct from', viewerId)])

/** What is told of an entry: to somebody who was on a page of reports, not that they were. */
function detailsFor(eb: EntryBuilder, viewerId: string) {
  const shown = eb.ref('entry.details', '->').key('memberIds').$castTo<string>()
  const others = eb(eb.parens(shown), '-', eb.cast<string>(eb.val(viewerId), 'text'))
  return eb
    .case()
    .when('entry.action', '=', 'reports.listed')
    .then(eb.fn<AuditLogEntry['details']>('jsonb_set', ['entry.details', eb.val('{memberIds}'), others]))
    .else(eb.ref('entry.details'))
    .end()
}

/** Whom an entry is about, or whom it names as shown. */
const isAbout = (memberId: string, viewerId: string) => (eb: EntryBuilder) =>
  eb.or([
    eb('entry.subject_id', '=', memberId),
    detailsHold(eb, { reporterId: memberId }),
    eb.and([
      detailsHold(eb, { memberIds: [memberId] }),
      ...(memberId === viewerId ? [eb('entry.action', '<>', 'reports.listed')] : []),
    ]),
  ])

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
      eb.fn<string>('regexp_replace', ['entry.service', eb.val('_service$'), eb.val('')]).as('service'),
      detailsFor(eb, viewerId).as('details'),
      jsonBuildObject({
        id: eb.ref('entry.actor_id'),
        role: eb.ref('entry.actor_role'),
        email: eb.ref('actor.email'),
      })
        .$castTo<AuditLogEntry['actor']>()
        .as('actor'),
      jsonBuildObject({
        kind: eb.ref('entry.subject_kind'),
        id: eb.ref('entry.subject_id'),
        email: eb.ref('subject.email'),
      })
        .$castTo<AuditLogEntry['subject']>()
        .as('subject'),
    ])
    .where(notAboutReportsOn(viewerId))
  if (action) query = query.where('entry.action', '=', action)
  if (actorId === 'system') query = query.where('entry.actor_id', 'is', null)
  else if (actorId) query = query.where('entry.actor_id', '=', actorId)
  if (subjectId) query = query.where(isAbout(subjectId, viewerId))
  if (from) query = query.where((eb) => eb('entry.at', '>=', instant(from)))
  if (to) query = query.where((eb) => eb('entry.at', '<', instant(to)))
  if (after) {
    query = query.where((eb) => isBeyond(after, 'desc', { at: eb.ref('entry.at'), id: eb.ref('entry.id') }))
  }
  return query.orderBy('entry.at', 'desc').orderBy('entry.id', 'desc').limit(limit).execute()
}
