import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { NoticesModule } from '../notices/notices.module.ts'
import { CarryOut } from './carry-out.ts'
import { Decide } from './decide.ts'
import { EraseReports } from './erase-reports.ts'
import { FinishReport } from './finish-report.ts'
import { ForgetReports } from './forget-reports.ts'
import { HandleReport } from './handle-report.ts'
import { Holds } from './holds.ts'
import { Intentions } from './intentions.ts'
import { MakeReport } from './make-report.ts'
import { MemberReportsController } from './member-reports.controller.ts'
import { OwnReports } from './own-reports.ts'
import { ReadEvidence } from './read-evidence.ts'
import { RecordReading } from './record-reading.ts'
import { ReportList } from './report-list.ts'
import { ReportStore } from './report-store.ts'
import { ReportsController } from './reports.controller.ts'

@Module({
  imports: [AccountsModule, NoticesModule],
  controllers: [MemberReportsController, ReportsController],
  providers: [
    AuditLog,
    ReportStore,
    ReadEvidence,
    MakeReport,
    OwnReports,
    ReportList,
    RecordReading,
    HandleReport,
    Intentions,
    Decide,
    CarryOut,
    FinishReport,
    Holds,
    EraseReports,
    ForgetReports,
  ],
  exports: [OwnReports, EraseReports, Holds],
})
export class ReportsModule {}
