import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { NoticesModule } from '../notices/notices.module.ts'
import { ReviewHoldsModule } from '../review-holds/review-holds.module.ts'
import { ClearOldEvidence } from './clear-old-evidence.ts'
import { DecideReport } from './decide-report.ts'
import { HandleReport } from './handle-report.ts'
import { MakeReport } from './make-report.ts'
import { MemberReportsController } from './member-reports.controller.ts'
import { OwnReports } from './own-reports.ts'
import { ReadEvidence } from './read-evidence.ts'
import { ReportRepository } from './report.repository.ts'
import { ReportQueue } from './report-queue.ts'
import { ReportsController } from './reports.controller.ts'

@Module({
  imports: [AccountsModule, NoticesModule, ReviewHoldsModule],
  controllers: [MemberReportsController, ReportsController],
  providers: [
    AuditLog,
    ReportRepository,
    ReadEvidence,
    MakeReport,
    OwnReports,
    ReportQueue,
    HandleReport,
    DecideReport,
    ClearOldEvidence,
  ],
  exports: [OwnReports, DecideReport, ReportRepository],
})
export class ReportsModule {}
