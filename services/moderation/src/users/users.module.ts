import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { AuditModule } from '../audit/audit.module.ts'
import { NoticesModule } from '../notices/notices.module.ts'
import { ReviewHoldsModule } from '../review-holds/review-holds.module.ts'
import { StaffActions } from './staff-actions.ts'
import { UserDetail } from './user-detail.ts'
import { UserList } from './user-list.ts'
import { UsersController } from './users.controller.ts'

@Module({
  imports: [AccountsModule, AuditModule, NoticesModule, ReviewHoldsModule],
  controllers: [UsersController],
  providers: [AuditLog, UserList, UserDetail, StaffActions],
})
export class UsersModule {}
