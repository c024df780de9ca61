import { type DynamicModule, Module } from '@nestjs/common'
import { rafiqService } from '@rafiq/members'
import { AuthModule } from './auth/auth.module.ts'
import { AwayNoticesModule } from './away-notices/away-notices.module.ts'
import { BlocksModule } from './blocks/blocks.module.ts'
import { ConsentModule } from './consent/consent.module.ts'
import { databaseOptions } from './database/database-options.ts'
import { DeletionsModule } from './deletions/deletions.module.ts'
import { ExportModule } from './export/export.module.ts'
import { FactorsModule } from './factors/factors.module.ts'
import { HabitsModule } from './habits/habits.module.ts'
import { LedgerModule } from './ledger/ledger.module.ts'
import { MailsModule } from './mails/mails.module.ts'
import { MatchMarksModule } from './match-marks/match-marks.module.ts'
import { MatchesModule } from './matches/matches.module.ts'
import { MemberSessionAuthority } from './members/member-session-authority.ts'
import { MembersModule } from './members/members.module.ts'
import { PairsModule } from './pairs/pairs.module.ts'
import { ProfileModule } from './profile/profile.module.ts'
import { PushModule } from './push/push.module.ts'
import { RegistrationModule } from './registration/registration.module.ts'
import { SessionsModule } from './sessions/sessions.module.ts'
import type { UsersSettings } from './settings.ts'
import { StaffModule } from './staff/staff.module.ts'

@Module({})
export class UsersServiceModule {
  static forRoot(settings: UsersSettings): DynamicModule {
    return {
      module: UsersServiceModule,
      imports: [
        ...rafiqService({
          name: 'users',
          settings,
          database: databaseOptions(settings),
          sessions: { authority: MemberSessionAuthority, imports: [MembersModule] },
        }),
        MembersModule,
        MailsModule,
        PairsModule,
        MatchesModule,
        MatchMarksModule,
        PushModule,
        AwayNoticesModule,
        BlocksModule,
        SessionsModule,
        FactorsModule,
        AuthModule,
        RegistrationModule,
        ConsentModule,
        LedgerModule,
        ProfileModule,
        HabitsModule,
        ExportModule,
        DeletionsModule,
        StaffModule,
      ],
    }
  }
}
