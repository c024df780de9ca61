import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type {
  ModeratorReport,
  ModeratorReportDetail,
  NewReportNote,
  ReportNote,
} from '@rafiq/contracts/moderation'
import { Clock, ConflictError, type Session, uuidv7 } from '@rafiq/service-kit'
import { StoredNote } from '../database/tables.ts'
import { errorOfCode } from '../support/error-of-code.ts'
import { ReportRepository } from './report.repository.ts'
import { afterHandling, reportActionError } from './report-rules.ts'
import { toModeratorReport, toReportDetail } from './report-view.ts'

const recorded = {
  take: 'report.taken',
  release: 'report.released',
  escalate: 'report.escalated',
} as const

/** What staff do with a report before they decide; each is recorded in its transaction. */
@Injectable()
export class HandleReport {
  constructor(
    private readonly em: EntityManager,
    private readonly reports: ReportRepository,
    private readonly clock: Clock,
  ) {}

  /** The whole of it, recorded as a staff read. */
  read({ memberId, role }: Session, id: string): Promise<ModeratorReportDetail> {
    const viewer = { id: memberId, role }
    return this.em.transactional(async () => {
      const report = await this.reports.view(id, memberId)
      const notes = await this.reports.notes(id)
      const others = await this.reports.others(report)
      await this.reports.recordRead(viewer, report)
      return toReportDetail(report, { notes, others }, viewer)
    })
  }

  /** Where it is so already nothing changes; it is a look then, and recorded as one. @throws NotFoundError, ForbiddenError, ConflictError */
  async handle(
    { memberId, role }: Session,
    id: string,
    action: 'take' | 'release' | 'escalate',
  ): Promise<ModeratorReport> {
    const handler = { id: memberId, role }
    const changed = await this.reports.change(id, memberId, async (report, subjectRole) => {
      const code = reportActionError(action, handler, { ...report, subjectRole })
      if (code) throw errorOfCode(code)
      if (report.pendingId) throw new ConflictError()
      const after = afterHandling(action, memberId, report)
      if (after.status === report.status && after.assigneeId === report.assigneeId) {
        return this.reports.recordRead(handler, report)
      }
      Object.assign(report, after)
      return this.reports.recordHandling(handler, recorded[action], report)
    })
    return toModeratorReport(changed, handler)
  }

  async note({ memberId, role }: Session, reportId: string, { text }: NewReportNote): Promise<ReportNote> {
    const handler = { id: memberId, role }
    const note = { id: uuidv7(), reportId, authorId: memberId, text, createdAt: this.clock.now() }
    await this.reports.change(reportId, memberId, async (report, subjectRole, tx) => {
      const code = reportActionError('note', handler, { ...report, subjectRole })
      if (code) throw errorOfCode(code)
      tx.create(StoredNote, note, { persist: true })
      return this.reports.recordHandling(handler, 'report.noted', report)
    })
    const notes = await this.reports.notes(reportId)
    return notes.find(({ id }) => id === note.id) as ReportNote
  }
}
