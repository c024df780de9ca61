import { Module } from '@nestjs/common'
import { AccountsModule } from '../accounts/accounts.module.ts'
import { StatsController } from './stats.controller.ts'
import { StatsService } from './stats.service.ts'

@Module({ imports: [AccountsModule], controllers: [StatsController], providers: [StatsService] })
export class StatsModule {}
