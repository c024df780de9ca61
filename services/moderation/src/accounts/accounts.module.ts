import { Module } from '@nestjs/common'
import { ServicesModule } from '../services/services.module.ts'
import { AccountProjection } from './account-projection.ts'
import { Backfill } from './backfill.ts'
import { FollowAccounts } from './follow-accounts.ts'

@Module({
  imports: [ServicesModule],
  providers: [AccountProjection, FollowAccounts, Backfill],
  exports: [AccountProjection, ServicesModule],
})
export class AccountsModule {}
