import { limits } from '@rafiq/contracts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { actionBegins, detailsHold, type EntryBuilder } from '../support/audit-entries.ts'
import { isBeyond, type TimePosition } from '../support/cursors.ts'
import { exactTime, instant, iso } from '../support/times.ts'
import { type AccessRow, groupedActions, toldActions } from './to-staff-access.ts'

/** A row, and exactly where it stands. */
export type PlacedAccessRow = AccessRow & { position: string }

interface AccessSearch {
  memberId: string
  now: Date
  after: TimePosition | null
  /** null: all of them */
  limit: number | null
}

/**
 * Entries that are about a member or showed one, latest first. What repeats in a day of Riyadh is one row. Of a report about
 * the member nothing is told before it is resolved, and then as of that moment: when somebody first looked at it would say
 * when it was made, and so by whom. To staff nothing of it is told at all.
 */
export function readAccesses(
  db: Kysely<Tables>,
  { memberId, now, after, limit }: AccessSearch,
): Promise<PlacedAccessRow[]> {
  const isStaff = db
    .selectFrom('accounts')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('role', '<>', 'user')
  const told = db
    .selectFrom('audit.entries as entry')
    .leftJoin('reports as report', (join) =>
      join.on((eb) => eb('report.id', '=', eb.cast<string>(reportOf(eb), 'uuid'))),
    )
    .select(['entry.id', 'entry.actor_role', 'entry.action', 'entry.details', 'report.decision'])
    .select((eb) => {
      const isSubject = eb('entry.subject_id', 'is not distinct from', memberId)
      const at = eb
        .case()
        .when(isSubject)
        .then(eb.fn<Date>('greatest', ['entry.at', 'report.resolved_at']))
        .else(eb.ref('entry.at'))
        .end()
      return [
        at.as('at'),
        eb.cast<string>(eb.fn('timezone', [sql.lit('Asia/Riyadh'), at]), 'date').as('day'),
        lookOf(eb).as('look'),
        eb.and([eb('entry.action', '=', 'report.read'), eb.not(isSubject)]).as('own_report'),
      ]
    })
    .where('entry.action', 'in', toldActions)
    // Each by an index of its own.
    .where((eb) =>
      eb.or([
        eb('entry.subject_id', '=', memberId),
        detailsHold(eb, { reporterId: memberId }),
        detailsHold(eb, { memberIds: [memberId] }),
        detailsHold(eb, { subjectId: memberId }),
      ]),
    )
    .where('entry.actor_id', 'is distinct from', memberId)
    .where((eb) => {
      const months = eb.fn<Date>('make_interval', [sql.lit(0), sql.lit(limits.ledger.months)])
      return eb('entry.at', '>=', eb(instant(now.toISOString()), '-', months))
    })
    .where((eb) =>
      eb.or([
        eb('entry.subject_id', 'is distinct from', memberId),
        eb.not(actionBegins(eb, 'report.')),
        eb.and([eb('report.status', '=', 'resolved'), eb.not(eb.exists(isStaff))]),
      ]),
    )
    .where((eb) => eb.or([eb('entry.action', '<>', 'reports.listed'), eb.not(eb.exists(isStaff))]))
  const grouped = db
    .selectFrom(told.as('told'))
    .select((eb) => [
      newest<string>('id').as('id'),
      eb.fn.max('told.at').as('at'),
      'told.actor_role as role',
      newest<AccessRow['action']>('action').as('action'),
      newest<AccessRow['details']>('details').as('details'),
      eb.fn.max('told.decision').as('decision'),
      eb.fn<boolean>('bool_or', ['told.own_report']).as('ownReport'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('times'),
    ])
    .groupBy(['told.actor_role', 'told.day', 'told.look'])
  return db
    .selectFrom(grouped.as('access'))
    .select([
      'access.id',
      'access.action',
      'access.details',
      'access.decision',
      'access.ownReport',
      'access.times',
    ])
    .select((eb) => [
      eb.ref('access.role').$castTo<AccessRow['role']>().as('role'),
      iso(eb.ref('access.at')).as('at'),
      exactTime(eb.ref('access.at')).as('position'),
    ])
    .$if(after !== null, (query) =>
      query.where((eb) =>
        after === null
          ? eb.lit(true)
          : isBeyond(after, 'desc', { at: eb.ref('access.at'), id: eb.ref('access.id') }),
      ),
    )
    .orderBy('access.at', 'desc')
    .orderBy('access.id', 'desc')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute()
}

/** The report that an entry belongs to. */
const reportOf = (eb: EntryBuilder) => eb.ref('entry.details', '->>').key('reportId')

/** What an entry is a look at: those of one day are told as one. */
const lookOf = (eb: EntryBuilder) =>
  eb
    .case()
    .when('entry.action', 'in', groupedActions)
    .then(
      eb.fn.coalesce(
        eb.cast<string>(reportOf(eb), 'text'),
        eb
          .case()
          .when(actionBegins(eb, 'audit.'))
          .then('log')
          .when(actionBegins(eb, 'request'))
          .then('requests')
          .else('list')
          .end(),
      ),
    )
    .else(eb.cast<string>('entry.id', 'text'))
    .end()

/** Of the latest entry of a group; Kysely has no word for an element of an array. */
const newest = <Value>(column: 'id' | 'action' | 'details') =>
  sql<Value>`(array_agg(${sql.ref(`told.${column}`)} order by told.at desc, told.id desc))[1]`
