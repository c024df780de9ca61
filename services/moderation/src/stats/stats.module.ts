import { Module } from '@nestjs/common'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { ServicesModule } from '../services/services.module.ts'
import { StatsController } from './stats.controller.ts'
import { StatsService } from './stats.service.ts'

@Module({
  imports: [AccountsModule, ServicesModule],
  controllers: [StatsController],
  providers: [StatsService],
})
export class StatsModule {}
