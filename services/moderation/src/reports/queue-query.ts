import type { ModeratorReportsQuery, Waiting } from '@rafiq/contracts/moderation'
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { isHoldOn } from '../review-holds/review-standing.ts'
import { isBeyond, type TimePosition } from '../support/cursors.ts'
import { exactTime, iso } from '../support/times.ts'

type Filter = Pick<ModeratorReportsQuery, 'status' | 'assignee' | 'category' | 'subject'>

/** What is done with is read from its end, what waits from its beginning. */
export const isNewestFirst = ({ status }: Pick<Filter, 'status'>): boolean =>
  status === 'resolved' || status === 'all'

/** Nobody of staff sees what was said about themselves. */
function filtered({ status, assignee, category, subject }: Filter, viewerId: string) {
  return (eb: ExpressionBuilder<Tables & { report: Tables['reports'] }, 'report'>): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [eb('report.subject_id', '<>', viewerId)]
    if (status === 'unresolved') conditions.push(eb('report.status', '<>', 'resolved'))
    else if (status !== 'all') conditions.push(eb('report.status', '=', status))
    if (assignee === 'none') conditions.push(eb('report.assignee_id', 'is', null))
    else if (assignee !== undefined) {
      const id = assignee === 'me' ? viewerId : assignee
      // Whoever has a report, or decided on it: a resolved one is with nobody.
      conditions.push(
        eb.or([
          eb('report.assignee_id', '=', id),
          eb.and([eb('report.status', '=', 'resolved'), eb('report.decided_by', '=', id)]),
        ]),
      )
    }
    if (category) conditions.push(eb('report.category', '=', category))
    if (subject) conditions.push(eb('report.subject_id', '=', subject))
    return eb.and(conditions)
  }
}

/** Reports with the names of their people, how many wait about the same person, and whether that person is under review. */
const namedReports = (db: Kysely<Tables>) =>
  db
    .selectFrom('reports as report')
    .leftJoin('accounts as subject', 'subject.member_id', 'report.subject_id')
    .leftJoin('accounts as reporter', 'reporter.member_id', 'report.reporter_id')
    .leftJoin('accounts as assignee', 'assignee.member_id', 'report.assignee_id')
    .select(['report.id', 'report.status', 'report.category', 'report.kind', 'report.decision'])
    .select([
      'report.subject_id as subjectId',
      'subject.name as subjectName',
      'subject.role as subjectRole',
      'report.reporter_id as reporterId',
      'reporter.name as reporterName',
      'report.assignee_id as assigneeId',
      'assignee.email as assigneeEmail',
    ])
    .select((eb) => [
      iso(eb.ref('report.created_at')).as('at'),
      exactTime(eb.ref('report.created_at')).as('position'),
      iso<string | null>(eb.ref('report.resolved_at')).as('resolvedAt'),
      sql<boolean>`report.pending_id is not null`.as('isPending'),
      eb
        .selectFrom('reports as other')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('other.subject_id', '=', 'report.subject_id')
        .where('other.status', '<>', 'resolved')
        .$asScalar()
        .$notNull()
        .as('unresolved'),
      sql<boolean>`${eb.exists(
        eb
          .selectFrom('review_holds as hold')
          .select('hold.member_id')
          .whereRef('hold.member_id', '=', 'report.subject_id')
          .where(isHoldOn('hold', 'subject')),
      )}`.as('held'),
    ])

/** One page, and one report more if there is a next one. */
export function queuePage(
  db: Kysely<Tables>,
  query: ModeratorReportsQuery,
  viewerId: string,
  after: TimePosition | null,
) {
  const direction = isNewestFirst(query) ? 'desc' : 'asc'
  const page = namedReports(db)
    .where(filtered(query, viewerId))
    .orderBy('report.created_at', direction)
    .orderBy('report.id', direction)
    .limit(query.limit + 1)
  return after
    ? page.where((eb) =>
        isBeyond(after, direction, { at: eb.ref('report.created_at'), id: eb.ref('report.id') }),
      )
    : page
}

export const queueCount = (db: Kysely<Tables>, filter: Filter, viewerId: string) =>
  db
    .selectFrom('reports as report')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(filtered(filter, viewerId))

/** How many wait, by how far they are, with whomever they are. */
export const waitingCounts = (db: Kysely<Tables>, { category, subject }: Filter, viewerId: string) =>
  db
    .selectFrom('reports as report')
    .select(['report.status', sql<number>`count(*)::integer`.as('count')])
    .where(filtered({ status: 'unresolved', category, subject }, viewerId))
    .groupBy('report.status')
    .$narrowType<{ status: keyof Waiting }>()

/** One report with all that its page shows; nothing where it is about the viewer. */
export const oneReport = (db: Kysely<Tables>, id: string, viewerId: string) =>
  namedReports(db)
    .leftJoin('accounts as decider', 'decider.member_id', 'report.decided_by')
    .select(['report.words', 'report.evidence', 'report.reason'])
    .select([
      'report.to_member as toMember',
      'report.to_member_words as toMemberWords',
      'report.to_reporter as toReporter',
      'report.decided_by as decidedBy',
      'decider.email as decidedByEmail',
    ])
    .select((eb) => [
      iso<string | null>(eb.ref('report.until')).as('until'),
      iso<string | null>(eb.ref('report.decided_at')).as('decidedAt'),
    ])
    .where('report.id', '=', id)
    .where('report.subject_id', '<>', viewerId)
