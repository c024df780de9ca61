import type { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import type { ReportRow } from './report-row.ts'
import type { Handler } from './report-rules.ts'

/** That somebody of staff is shown a report, and with it both whom it is about and who made it. */
@Injectable()
export class RecordReading {
  constructor(@Inject(AuditLog) private readonly audit: AuditLog) {}

  /** In the transaction before they are. */
  record(
    tx: EntityManager,
    actor: Handler,
    { id: reportId, subjectId, reporterId }: Pick<ReportRow, 'id' | 'subjectId' | 'reporterId'>,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor,
      action: 'report.read',
      subject: { kind: 'member', id: subjectId },
      details: { reportId, reporterId },
    })
  }
}
