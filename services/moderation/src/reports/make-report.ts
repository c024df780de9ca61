import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { type CreatedReport, limits, type NewReport } from '@rafiq/contracts'
import { Clock, ConflictError, JobQueue, NotFoundError, RuleError, uuidv7 } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { AccountProjection } from '../accounts/account-projection.ts'
import { UsersClient } from '../services/users-client.ts'
import { Holds } from './holds.ts'
import { lockMember } from './member-lock.ts'
import { ReadEvidence } from './read-evidence.ts'
import { ReportStore } from './report-store.ts'
import { settleHoldJob } from './settle-hold.job.ts'

/** A member reports somebody: what it is about is frozen with it. */
@Injectable()
export class MakeReport {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(ReadEvidence) private readonly evidence: ReadEvidence,
    @Inject(ReportStore) private readonly store: ReportStore,
    @Inject(AccountProjection) private readonly accounts: AccountProjection,
    @Inject(UsersClient) private readonly users: UsersClient,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(Holds) private readonly holds: Holds,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError; ConflictError `report-exists`; RuleError `report-limit` */
  async make(reporterId: string, { subject, category, words }: NewReport): Promise<CreatedReport> {
    const at = this.clock.now()
    const reported = await this.evidence.of(subject, reporterId, at)
    await this.meet(reported.subjectId)
    const id = uuidv7()
    await this.em.fork().transactional(async (tx) => {
      await lockMember(tx, 'reporter', reporterId)
      await this.admit(tx, reporterId, reported.aboutId, at)
      if (!(await this.stay(tx, [reporterId, reported.subjectId]))) throw new NotFoundError()
      await this.store.insert(tx, { id, at, kind: subject.kind, reporterId, category, words, ...reported })
      await this.jobs.send(tx, settleHoldJob, { memberId: reported.subjectId })
    })
    await this.holds.settleSoon(reported.subjectId)
    return { id }
  }

  /** Somebody whose event is still on its way. */
  private async meet(memberId: string): Promise<void> {
    if ((await this.accounts.find(memberId)) !== undefined) return
    const account = await this.users.account(memberId)
    if (account) await this.em.fork().transactional((tx) => this.accounts.keep(tx, [account]))
  }

  /** Under the reporter's lock, so that many at once are counted like one after the other. */
  private async admit(tx: EntityManager, reporterId: string, aboutId: string, now: Date): Promise<void> {
    const { rows } = await sql<{ exists: boolean; today: number }>`
      select
        exists (
          select from moderation.reports
          where reporter_id = ${reporterId} and about_id = ${aboutId} and status <> 'resolved'
        ) as exists,
        (
          select count(*)::integer from moderation.reports
          where reporter_id = ${reporterId}
            and created_at >= date_trunc('day', ${now.toISOString()}::timestamptz, 'Asia/Riyadh')
        ) as today
    `.execute(tx.getKysely())
    if (rows[0]?.exists) throw new ConflictError('report-exists')
    if ((rows[0]?.today ?? 0) >= limits.reports.perDay) throw new RuleError('report-limit')
  }

  /** Whether both are there, and stay until the end: a deletion waits, and finds the report. */
  private async stay(tx: EntityManager, ids: readonly string[]): Promise<boolean> {
    const { rows } = await sql`
      select member_id from moderation.accounts
      where member_id = any(${[...ids]}::uuid[]) and not deleted
      order by member_id for share
    `.execute(tx.getKysely())
    return rows.length === ids.length
  }
}
