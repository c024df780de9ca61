import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import type { CreatedReport, NewReport } from '@rafiq/contracts/moderation'
import { Clock, ConflictError, NotFoundError, RuleError, uuidv7 } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { AccountProjection } from '../accounts/account-projection.ts'
import { queries, Report } from '../database/tables.ts'
import { ReviewHolds } from '../review-holds/review-holds.ts'
import { lockMember } from '../support/member-lock.ts'
import { ReadEvidence } from './read-evidence.ts'
import { noDecision } from './report.repository.ts'

/** A member reports somebody: what it is about is frozen with it. */
@Injectable()
export class MakeReport {
  constructor(
    private readonly em: EntityManager,
    private readonly evidence: ReadEvidence,
    private readonly accounts: AccountProjection,
    private readonly holds: ReviewHolds,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError; ConflictError `report-exists`; RuleError `report-limit` */
  async make(reporterId: string, { subject, category, words }: NewReport): Promise<CreatedReport> {
    const now = this.clock.now()
    const reported = await this.evidence.of(subject, reporterId, now)
    const { subjectId, aboutId } = reported
    if (!(await this.accounts.knows([subjectId]))) await this.accounts.fetch(subjectId)
    const id = uuidv7()
    await this.em.transactional(async (tx) => {
      await lockMember(tx, 'reporter', reporterId)
      await this.admit(reporterId, aboutId, now)
      if (!(await this.areThere([reporterId, subjectId]))) throw new NotFoundError()
      const about = { kind: subject.kind, ...reported, reporterId, category, words }
      tx.persist(tx.create(Report, { id, createdAt: now, ...about, ...unhandled }))
      await this.holds.updateLater(subjectId)
    })
    await this.holds.tryUpdate(subjectId)
    return { id }
  }

  /** Under the reporter's lock, so that many at once are counted like one after the other. */
  private async admit(reporterId: string, aboutId: string, now: Date): Promise<void> {
    const own = queries(this.em).selectFrom('reports').where('reporter_id', '=', reporterId)
    const same = await own
      .select('id')
      .where('about_id', '=', aboutId)
      .where('status', '<>', 'resolved')
      .execute()
    if (same.length > 0) throw new ConflictError('report-exists')
    const today = sql<Date>`date_trunc('day', ${now.toISOString()}::timestamptz, 'Asia/Riyadh')`
    const { count } = await own
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('created_at', '>=', today)
      .executeTakeFirstOrThrow()
    if (count >= limits.reports.perDay) throw new RuleError('report-limit')
  }

  /** Whether both are there, and stay until the end: a deletion waits, and finds the report. */
  private async areThere(ids: readonly string[]): Promise<boolean> {
    const rows = await queries(this.em)
      .selectFrom('accounts')
      .select('member_id')
      .where('member_id', 'in', ids)
      .where('deleted', '=', false)
      .orderBy('member_id')
      .forShare()
      .execute()
    return rows.length === ids.length
  }
}

/** How a report begins. */
const unhandled = { status: 'open', assigneeId: null, resolvedAt: null, ...noDecision } as const
