import { type DynamicModule, Module } from '@nestjs/common'
import { MemberSessions, rafiqDefinitions } from '@rafiq/members'
import {
  DefinitionsModule,
  databaseModule,
  directUrl,
  EventsModule,
  RateLimitsModule,
  RedisModule,
  SessionsModule,
} from '@rafiq/service-kit'
import { BlocksModule } from './blocks/blocks.module.ts'
import { ConnectionsModule } from './connections/connections.module.ts'
import { databaseOptions } from './database/database-options.ts'
import { MemberDataModule } from './member-data/member-data.module.ts'
import { MembersModule } from './members/members.module.ts'
import type { ConnectionsSettings } from './settings.ts'

@Module({})
export class ConnectionsServiceModule {
  static forRoot(settings: ConnectionsSettings): DynamicModule {
    return {
      module: ConnectionsServiceModule,
      imports: [
        DefinitionsModule.forRoot(rafiqDefinitions),
        databaseModule(databaseOptions(settings)),
        RedisModule.forRoot({ url: settings.REDIS_URL, prefix: settings.REDIS_PREFIX }),
        EventsModule.forRoot({
          url: directUrl(settings),
          pool: settings.EVENTS_POOL,
          service: 'connections',
        }),
        SessionsModule.forRoot({ authority: MemberSessions, imports: [MembersModule] }),
        RateLimitsModule,
        MembersModule,
        BlocksModule,
        ConnectionsModule,
        MemberDataModule,
      ],
    }
  }
}
