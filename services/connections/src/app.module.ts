import { type DynamicModule, Module } from '@nestjs/common'
import { MemberSessions, rafiqService } from '@rafiq/members'
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
        ...rafiqService({
          name: 'connections',
          settings,
          database: databaseOptions(settings),
          sessions: { authority: MemberSessions, imports: [MembersModule] },
        }),
        MembersModule,
        BlocksModule,
        ConnectionsModule,
        MemberDataModule,
      ],
    }
  }
}
