import { Module } from '@nestjs/common'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { AuditModule } from '../audit/audit.module.ts'
import { NoticesModule } from '../notices/notices.module.ts'
import { ReportsModule } from '../reports/reports.module.ts'
import { EraseMember } from './erase-member.ts'
import { ExportController } from './export.controller.ts'

@Module({
  imports: [AccountsModule, AuditModule, ReportsModule, NoticesModule],
  controllers: [ExportController],
  providers: [EraseMember],
})
export class MemberDataModule {}
