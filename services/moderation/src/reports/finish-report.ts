import type { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { AuditLog, Clock, JobQueue } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { SendNotices } from '../notices/send-notices.ts'
import { Holds } from './holds.ts'
import { type Intention, Intentions } from './intentions.ts'
import { lockMember } from './member-lock.ts'
import { ReportStore } from './report-store.ts'
import { settleHoldJob } from './settle-hold.job.ts'

/** Resolves a report whose decision is carried out: recorded, and said to both sides, in one transaction. */
@Injectable()
export class FinishReport {
  constructor(
    @Inject(Intentions) private readonly intentions: Intentions,
    @Inject(ReportStore) private readonly store: ReportStore,
    @Inject(SendNotices) private readonly notices: SendNotices,
    @Inject(Holds) private readonly holds: Holds,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Nothing where that is done already, or was taken back. A pause takes the place of the review. */
  async finish(tx: EntityManager, { reportId, decidingId, ...given }: Intention): Promise<void> {
    const now = this.clock.now()
    const isPause = given.decision === 'pause'
    if (isPause) await lockMember(tx, 'hold', given.subjectId)
    const intention = await this.intentions.find(tx, reportId, sql`for update`)
    if (intention?.decidingId !== decidingId) return
    const { subjectId, reporterId, decision, reason, until, toMember, toReporter } = intention
    await this.store.resolve(tx, reportId, now)
    if (isPause) await this.holds.forget(tx, subjectId)
    await this.audit.record(tx, {
      actor: { id: intention.decidedBy, role: intention.decidedRole },
      action: 'report.decided',
      subject: { kind: 'member', id: subjectId },
      details: { reportId, decision, reason, until, toMember, toReporter },
    })
    // Whose account is deleted is told by mail, by the order that deletes it.
    if (toMember && decision !== 'delete') {
      const notice = { template: toMember, words: intention.toMemberWords, until }
      await this.notices.send(tx, { memberId: subjectId, reportId, at: now, ...notice })
    }
    if (toReporter && reporterId) {
      const notice = { template: toReporter, words: null, until: null }
      await this.notices.send(tx, { memberId: reporterId, reportId, at: now, ...notice })
    }
    await this.jobs.send(tx, settleHoldJob, { memberId: subjectId })
  }
}
