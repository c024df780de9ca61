import { limits } from '@rafiq/contracts'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { TimePosition } from '../support/cursors.ts'
import { exactTime, iso } from '../support/times.ts'
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

const holds = (details: object) => sql<SqlBool>`entry.details @> ${JSON.stringify(details)}::jsonb`

/**
 * Entries that are about a member or showed one, latest first. What repeats in a day of Riyadh is one row. Of a report about
 * the member nothing is told before it is resolved, and then as of that moment: when somebody first looked at it would say
 * when it was made, and so by whom. To staff nothing of it is told at all.
 */
export function readAccesses(
  db: Kysely<Tables>,
  { memberId, now, after, limit }: AccessSearch,
): Promise<PlacedAccessRow[]> {
  const isSubject = sql<SqlBool>`entry.subject_id is not distinct from ${memberId}::uuid`
  const isStaff = sql<SqlBool>`exists (
    select from accounts where member_id = ${memberId}::uuid and role <> 'user'
  )`
  const tellableAt = sql<Date>`case when ${isSubject} then greatest(entry.at, report.resolved_at) else entry.at end`
  const told = db
    .selectFrom('audit.entries as entry')
    .leftJoin('reports as report', (join) =>
      join.on(sql<SqlBool>`report.id = (entry.details ->> 'reportId')::uuid`),
    )
    .select(['entry.id', 'entry.actor_role', 'entry.action', 'entry.details', 'report.decision'])
    .select([
      tellableAt.as('at'),
      sql<boolean>`entry.action = 'report.read' and not ${isSubject}`.as('own_report'),
      sql<string>`case when entry.action = any (${[...groupedActions]})
        then coalesce(entry.details ->> 'reportId', case
          when entry.action like 'audit.%' then 'log'
          when entry.action like 'request%' then 'requests' else 'list' end)
        else entry.id::text end`.as('look'),
      sql<string>`(${tellableAt} at time zone 'Asia/Riyadh')::date`.as('day'),
    ])
    .where('entry.action', 'in', toldActions)
    // Each by an index of its own.
    .where(
      sql<SqlBool>`(entry.subject_id = ${memberId}::uuid or ${holds({ reporterId: memberId })}
        or ${holds({ memberIds: [memberId] })} or ${holds({ subjectId: memberId })})`,
    )
    .where(sql<SqlBool>`entry.actor_id is distinct from ${memberId}::uuid`)
    .where(
      sql<SqlBool>`entry.at >= ${now}::timestamptz - make_interval(months => ${limits.ledger.months}::int)`,
    )
    .where(
      sql<SqlBool>`(not ${isSubject} or entry.action not like 'report.%'
        or (report.status = 'resolved' and not ${isStaff}))`,
    )
    .where(sql<SqlBool>`(entry.action <> 'reports.listed' or not ${isStaff})`)
  const grouped = db
    .selectFrom(told.as('told'))
    .select((eb) => [
      sql<string>`(array_agg(told.id order by told.at desc, told.id desc))[1]`.as('id'),
      eb.fn.max('told.at').as('at'),
      'told.actor_role as role',
      sql<AccessRow['action']>`(array_agg(told.action order by told.at desc, told.id desc))[1]`.as('action'),
      sql<AccessRow['details']>`(array_agg(told.details order by told.at desc, told.id desc))[1]`.as(
        'details',
      ),
      eb.fn.max('told.decision').as('decision'),
      sql<boolean>`bool_or(told.own_report)`.as('ownReport'),
      sql<number>`count(*)::int`.as('times'),
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
      sql<AccessRow['role']>`access.role`.as('role'),
      iso(eb.ref('access.at')).as('at'),
      exactTime(eb.ref('access.at')).as('position'),
    ])
    .$if(after !== null, (query) =>
      query.where(sql<SqlBool>`(access.at, access.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('access.at', 'desc')
    .orderBy('access.id', 'desc')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute()
}
