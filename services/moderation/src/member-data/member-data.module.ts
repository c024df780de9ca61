import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { AuditModule } from '../audit/audit.module.ts'
import { NoticesModule } from '../notices/notices.module.ts'
import { ReportsModule } from '../reports/reports.module.ts'
import { RequestsModule } from '../requests/requests.module.ts'
import { ReviewHoldsModule } from '../review-holds/review-holds.module.ts'
import { StaffAccessesModule } from '../staff-accesses/staff-accesses.module.ts'
import { EraseMember } from './erase-member.ts'
import { EraseReports } from './erase-reports.ts'
import { ExportController } from './export.controller.ts'
import { ExportMember } from './export-member.ts'

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    NoticesModule,
    ReportsModule,
    RequestsModule,
    ReviewHoldsModule,
    StaffAccessesModule,
  ],
  controllers: [ExportController],
  providers: [AuditLog, EraseMember, EraseReports, ExportMember],
})
export class MemberDataModule {}
