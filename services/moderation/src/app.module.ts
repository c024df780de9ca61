import { type DynamicModule, Module } from '@nestjs/common'
import { rafiqService } from '@rafiq/members'
import { AccountSessions } from './accounts/account-projection.ts'
import { AccountsModule } from './accounts/accounts.module.ts'
import { AuditModule } from './audit/audit.module.ts'
import { databaseOptions } from './database/database-options.ts'
import { MemberDataModule } from './member-data/member-data.module.ts'
import { NoticesModule } from './notices/notices.module.ts'
import { ReportsModule } from './reports/reports.module.ts'
import { RequestsModule } from './requests/requests.module.ts'
import type { ModerationSettings } from './settings.ts'
import { StaffAccessesModule } from './staff-accesses/staff-accesses.module.ts'
import { StatsModule } from './stats/stats.module.ts'
import { UsersModule } from './users/users.module.ts'

@Module({})
export class ModerationServiceModule {
  static forRoot(settings: ModerationSettings): DynamicModule {
    return {
      module: ModerationServiceModule,
      imports: [
        ...rafiqService({
          name: 'moderation',
          settings,
          database: databaseOptions(settings),
          sessions: { authority: AccountSessions, imports: [AccountsModule] },
        }),
        AccountsModule,
        UsersModule,
        ReportsModule,
        NoticesModule,
        RequestsModule,
        AuditModule,
        StaffAccessesModule,
        StatsModule,
        MemberDataModule,
      ],
    }
  }
}
