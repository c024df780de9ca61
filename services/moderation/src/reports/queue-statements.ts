import type { ModeratorReportsQuery, Waiting } from '@rafiq/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { TimePosition } from '../support/cursors.ts'
import { iso } from '../support/iso.ts'
import { holdStands } from './hold-statements.ts'
import type { ReportRow } from './report-row.ts'

type Filter = Pick<ModeratorReportsQuery, 'status' | 'assignee' | 'category' | 'subject'>

/** What is done with is read from its end, what waits from its beginning. */
export const isNewestFirst = ({ status }: Pick<Filter, 'status'>): boolean =>
  status === 'resolved' || status === 'all'

function statusCondition(status: Filter['status']): RawBuilder<unknown> {
  if (status === 'all') return sql`true`
  return status === 'unresolved' ? sql`report.status <> 'resolved'` : sql`report.status = ${status}`
}

/** Whoever has a report, or decided on it: a resolved one is with nobody. */
function assigneeCondition(assignee: Filter['assignee'], viewerId: string): RawBuilder<unknown> {
  if (assignee === undefined) return sql`true`
  if (assignee === 'none') return sql`report.assignee_id is null`
  const id = assignee === 'me' ? viewerId : assignee
  return sql`(report.assignee_id = ${id}::uuid or report.status = 'resolved' and report.decided_by = ${id}::uuid)`
}

/** Nobody of staff sees what was said about themselves. */
function filterCondition(filter: Filter, viewerId: string): RawBuilder<unknown> {
  const { status, assignee, category, subject } = filter
  const conditions = [
    sql`report.subject_id <> ${viewerId}::uuid`,
    statusCondition(status),
    assigneeCondition(assignee, viewerId),
    ...(category ? [sql`report.category = ${category}`] : []),
    ...(subject ? [sql`report.subject_id = ${subject}::uuid`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const columns = sql`
  report.id, ${iso(sql`report.created_at`)} as at, report.status, report.category, report.kind, report.decision,
  to_char(report.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position,
  ${iso(sql`report.resolved_at`)} as "resolvedAt",
  report.subject_id as "subjectId", subject.name as "subjectName", subject.role as "subjectRole",
  report.reporter_id as "reporterId", reporter.name as "reporterName",
  report.assignee_id as "assigneeId", assignee.email as "assigneeEmail",
  report.deciding_id is not null as deciding,
  (select count(*)::integer from moderation.reports as other
    where other.subject_id = report.subject_id and other.status <> 'resolved') as unresolved,
  exists (select from moderation.holds as hold
    where hold.member_id = report.subject_id and ${holdStands(sql`subject`)}) as held`

const sources = sql`
  moderation.reports as report
  left join moderation.accounts as subject on subject.member_id = report.subject_id
  left join moderation.accounts as reporter on reporter.member_id = report.reporter_id
  left join moderation.accounts as assignee on assignee.member_id = report.assignee_id`

/** One page, and one report more if there is a next one. */
export function queueStatement(
  query: ModeratorReportsQuery,
  viewerId: string,
  after: TimePosition | null,
): RawBuilder<ReportRow> {
  const newest = isNewestFirst(query)
  const [direction, beyond] = newest ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const rest = after
    ? sql`and (report.created_at, report.id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  return sql<ReportRow>`
    select ${columns} from ${sources}
    where ${filterCondition(query, viewerId)} ${rest}
    order by report.created_at ${direction}, report.id ${direction}
    limit ${query.limit + 1}`
}

export const queueCountStatement = (filter: Filter, viewerId: string): RawBuilder<{ count: number }> =>
  sql<{ count: number }>`
    select count(*)::integer as count from moderation.reports as report where ${filterCondition(filter, viewerId)}`

/** How many wait, by how far they are, with whomever they are. */
export const waitingStatement = (
  { category, subject }: Filter,
  viewerId: string,
): RawBuilder<{ status: keyof Waiting; count: number }> =>
  sql<{ status: keyof Waiting; count: number }>`
    select report.status, count(*)::integer as count from moderation.reports as report
    where ${filterCondition({ status: 'unresolved', category, subject }, viewerId)}
    group by report.status`

/** One report with all that its page shows; nothing where it is about the viewer. */
export const reportStatement = <T>(id: string, viewerId: string): RawBuilder<ReportRow & T> =>
  sql<ReportRow & T>`
    select ${columns}, report.words, report.evidence, report.reason, ${iso(sql`report.until`)} as until,
      report.to_member as "toMember", report.to_member_words as "toMemberWords", report.to_reporter as "toReporter",
      report.decided_by as "decidedBy", decider.email as "decidedByEmail",
      ${iso(sql`report.decided_at`)} as "decidedAt"
    from ${sources}
    left join moderation.accounts as decider on decider.member_id = report.decided_by
    where report.id = ${id} and report.subject_id <> ${viewerId}::uuid`
