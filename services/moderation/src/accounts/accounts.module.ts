import { Module } from '@nestjs/common'
import { ServicesModule } from '../services/services.module.ts'
import { AccountOrders } from './account-orders.ts'
import { AccountProjection } from './account-projection.ts'

@Module({
  imports: [ServicesModule],
  providers: [AccountProjection, AccountOrders],
  exports: [AccountProjection, AccountOrders, ServicesModule],
})
export class AccountsModule {}
