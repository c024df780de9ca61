import { type DynamicModule, Module } from '@nestjs/common'
import {
  databaseModule,
  EventsModule,
  MemberSessions,
  RateLimitsModule,
  RedisModule,
  SessionsModule,
} from '@rafiq/service-kit'
import { ConnectionsModule } from './connections/connections.module.ts'
import { databaseOptions } from './database/database-options.ts'
import { MembersModule } from './members/members.module.ts'
import type { ConnectionsSettings } from './settings.ts'
import { UsersModule } from './users/users.module.ts'

@Module({})
export class ConnectionsServiceModule {
  static forRoot(settings: ConnectionsSettings): DynamicModule {
    return {
      module: ConnectionsServiceModule,
      imports: [
        databaseModule(databaseOptions(settings)),
        RedisModule.forRoot({ url: settings.REDIS_URL, prefix: settings.REDIS_PREFIX }),
        EventsModule.forRoot({ url: settings.DATABASE_URL, applicationName: 'connections-events' }),
        SessionsModule.forRoot({ authority: MemberSessions, imports: [MembersModule, UsersModule] }),
        RateLimitsModule,
        MembersModule,
        ConnectionsModule,
      ],
    }
  }
}
