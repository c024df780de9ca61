import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { ModeratorReport, ModeratorReportDetail, NewReportNote, ReportNote } from '@rafiq/contracts'
import { AuditLog, Clock, ConflictError, type Session, uuidv7 } from '@rafiq/service-kit'
import { refuse } from '../support/refuse.ts'
import { RecordReading } from './record-reading.ts'
import { toModeratorReport } from './report-row.ts'
import { afterHandling, reportRefusal } from './report-rules.ts'
import { ReportStore } from './report-store.ts'
import { toReportDetail } from './to-report-detail.ts'

const recorded = {
  take: 'report.taken',
  release: 'report.released',
  escalate: 'report.escalated',
} as const

/** What staff do with a report before they decide; each is recorded in its transaction. */
@Injectable()
export class HandleReport {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(ReportStore) private readonly store: ReportStore,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(RecordReading) private readonly reading: RecordReading,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The whole of it, recorded as a staff read. */
  read({ memberId: viewerId, role }: Session, id: string): Promise<ModeratorReportDetail> {
    const viewer = { id: viewerId, role }
    return this.em.fork().transactional(async (tx) => {
      const report = await this.store.read(tx, id, viewerId)
      const notes = await this.store.notes(tx, id)
      const others = await this.store.others(tx, report)
      await this.reading.record(tx, viewer, report)
      return toReportDetail(report, { notes, others }, viewer)
    })
  }

  /** Where it is so already nothing changes; it is a look then, and recorded as one. @throws NotFoundError, ForbiddenError, ConflictError */
  handle(
    { memberId, role }: Session,
    id: string,
    action: 'take' | 'release' | 'escalate',
  ): Promise<ModeratorReport> {
    const handler = { id: memberId, role }
    return this.em.fork().transactional(async (tx) => {
      const report = await this.store.lock(tx, id, handler)
      const refusal = reportRefusal(action, handler, report)
      if (refusal) throw refuse(refusal)
      if (report.deciding) throw new ConflictError()
      const { status, assigneeId } = afterHandling(action, memberId, report)
      if (status === report.status && assigneeId === report.assigneeId) {
        await this.reading.record(tx, handler, report)
        return toModeratorReport(report, handler)
      }
      await this.store.handle(tx, id, { status, assigneeId })
      await this.record(tx, handler, recorded[action], report)
      return toModeratorReport(await this.store.read(tx, id, memberId), handler)
    })
  }

  note({ memberId, role }: Session, reportId: string, { text }: NewReportNote): Promise<ReportNote> {
    const handler = { id: memberId, role }
    const note = { id: uuidv7(), at: this.clock.now(), by: memberId, text }
    return this.em.fork().transactional(async (tx) => {
      const report = await this.store.lock(tx, reportId, handler)
      const refusal = reportRefusal('note', handler, report)
      if (refusal) throw refuse(refusal)
      await this.store.note(tx, reportId, note)
      await this.record(tx, handler, 'report.noted', report)
      const notes = await this.store.notes(tx, reportId)
      return notes.find(({ id }) => id === note.id) as ReportNote
    })
  }

  private record(
    tx: EntityManager,
    actor: { id: string; role: Session['role'] },
    action: 'report.noted' | (typeof recorded)[keyof typeof recorded],
    { id: reportId, subjectId }: { id: string; subjectId: string },
  ): Promise<void> {
    const subject = { kind: 'member', id: subjectId } as const
    return this.audit.record(tx, { actor, action, subject, details: { reportId } })
  }
}
