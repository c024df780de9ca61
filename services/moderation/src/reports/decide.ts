import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { ModeratorReport, ReportDecisionOrder } from '@rafiq/contracts'
import {
  assertSteppedUp,
  Clock,
  ConflictError,
  JobQueue,
  MalformedError,
  type Session,
  uuidv7,
} from '@rafiq/service-kit'
import { refuse } from '../support/refuse.ts'
import { CarryOut, carryOutJob } from './carry-out.ts'
import { decisionIssues } from './decision-issues.ts'
import { isSameDecision } from './is-same-decision.ts'
import { RecordReading } from './record-reading.ts'
import { toModeratorReport } from './report-row.ts'
import { reportRefusal } from './report-rules.ts'
import { ReportStore } from './report-store.ts'

/** Milliseconds: longer than anybody waits for an answer, so that the job takes up only what broke off. */
const takenUpAfter = 30_000

/** Somebody of staff decides on a report that they have taken. */
@Injectable()
export class Decide {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(ReportStore) private readonly store: ReportStore,
    @Inject(RecordReading) private readonly reading: RecordReading,
    @Inject(CarryOut) private readonly carrying: CarryOut,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * The same, repeated, is harmless; once it is done it is a look, and recorded as one.
   * @throws MalformedError, NotFoundError, ForbiddenError, ConflictError, and whatever the order is refused with
   */
  async decide(session: Session, id: string, order: ReportDecisionOrder): Promise<ModeratorReport> {
    if (order.decision === 'delete') assertSteppedUp(session, this.clock.now())
    const handler = { id: session.memberId, role: session.role }
    await this.intend(handler, id, order)
    await this.carrying.now(id)
    const report = await this.store.read(this.em.fork(), id, handler.id)
    // Somebody else's job took it up and it was refused there.
    if (report.status !== 'resolved') throw new ConflictError()
    return toModeratorReport(report, handler)
  }

  private intend(
    handler: { id: string; role: Session['role'] },
    id: string,
    order: ReportDecisionOrder,
  ): Promise<void> {
    const at = this.clock.now()
    return this.em.fork().transactional(async (tx) => {
      const report = await this.store.lock(tx, id, handler)
      if (isSameDecision(report, handler.id, order)) {
        if (!report.deciding) await this.reading.record(tx, handler, report)
        return
      }
      const refusal = reportRefusal(order.decision, handler, report)
      if (refusal) throw refuse(refusal)
      const issues = decisionIssues(order, at)
      if (issues.length > 0) throw new MalformedError('malformed', { issues })
      if (report.deciding) throw new ConflictError()
      const pauseId = order.decision === 'pause' ? uuidv7() : null
      await this.store.intend(tx, id, order, { ...handler, at, decidingId: uuidv7(), pauseId })
      const startAfter = new Date(at.getTime() + takenUpAfter)
      await this.jobs.send(tx, carryOutJob, { reportId: id }, { startAfter })
    })
  }
}
