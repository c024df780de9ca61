import { type DynamicModule, Module } from '@nestjs/common'
import {
  databaseModule,
  EventsModule,
  RateLimitsModule,
  RedisModule,
  SessionsModule,
} from '@rafiq/service-kit'
import { AccountModule } from './account/account.module.ts'
import { AuthModule } from './auth/auth.module.ts'
import { BlocksModule } from './blocks/blocks.module.ts'
import { ConsentModule } from './consent/consent.module.ts'
import { databaseOptions } from './database/database-options.ts'
import { FactorsModule } from './factors/factors.module.ts'
import { LapseModule } from './lapse/lapse.module.ts'
import { MailModule } from './mail/mail.module.ts'
import { MatchesModule } from './matches/matches.module.ts'
import { MemberSessionAuthority } from './members/member-session-authority.ts'
import { MembersModule } from './members/members.module.ts'
import { OwnSessionsModule } from './own-sessions/own-sessions.module.ts'
import { PairConnectionsModule } from './pair-connections/pair-connections.module.ts'
import { PairsModule } from './pairs/pairs.module.ts'
import { PhotoModule } from './photo/photo.module.ts'
import { ProfileModule } from './profile/profile.module.ts'
import { RegistrationModule } from './registration/registration.module.ts'
import { ReportableModule } from './reportable/reportable.module.ts'
import type { UsersSettings } from './settings.ts'
import { StaffModule } from './staff/staff.module.ts'
import { StorageModule } from './storage/storage.module.ts'

@Module({})
export class UsersModule {
  static forRoot(settings: UsersSettings): DynamicModule {
    return {
      module: UsersModule,
      imports: [
        databaseModule(databaseOptions(settings)),
        RedisModule.forRoot({ url: settings.REDIS_URL, prefix: settings.REDIS_PREFIX }),
        EventsModule.forRoot({ url: settings.DATABASE_URL, applicationName: 'users-events' }),
        SessionsModule.forRoot({ authority: MemberSessionAuthority, imports: [MembersModule] }),
        RateLimitsModule,
        StorageModule.forRoot(settings),
        RegistrationModule,
        AuthModule,
        AccountModule,
        ProfileModule,
        ConsentModule,
        PhotoModule,
        MatchesModule,
        PairsModule,
        PairConnectionsModule,
        BlocksModule,
        MailModule,
        LapseModule,
        StaffModule,
        ReportableModule,
        FactorsModule,
        OwnSessionsModule,
      ],
    }
  }
}
