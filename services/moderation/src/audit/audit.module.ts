import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { AuditController } from './audit.controller.ts'
import { AuditHistory } from './audit-history.ts'
import { AuditPages } from './audit-pages.ts'

@Module({
  imports: [AccountsModule],
  controllers: [AuditController],
  providers: [AuditLog, AuditHistory, AuditPages],
  exports: [AuditHistory],
})
export class AuditModule {}
