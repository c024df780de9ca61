import { type DynamicModule, Module } from '@nestjs/common'
import {
  databaseModule,
  EventsModule,
  MemberSessions,
  RateLimitsModule,
  RedisModule,
  SessionsModule,
} from '@rafiq/service-kit'
import { BlocksModule } from './blocks/blocks.module.ts'
import { databaseOptions } from './database/database-options.ts'
import { MemberDataModule } from './member-data/member-data.module.ts'
import { MembersModule } from './members/members.module.ts'
import { MessagesModule } from './messages/messages.module.ts'
import { PresenceModule } from './presence/presence.module.ts'
import { ProgressModule } from './progress/progress.module.ts'
import { ReportableModule } from './reportable/reportable.module.ts'
import { RoomsModule } from './rooms/rooms.module.ts'
import type { ChatSettings } from './settings.ts'
import { ChatModule } from './sockets/chat.module.ts'
import { SocketsModule } from './sockets/sockets.module.ts'

@Module({})
export class ChatServiceModule {
  static forRoot(settings: ChatSettings): DynamicModule {
    return {
      module: ChatServiceModule,
      imports: [
        databaseModule(databaseOptions(settings)),
        RedisModule.forRoot({ url: settings.REDIS_URL, prefix: settings.REDIS_PREFIX }),
        EventsModule.forRoot({ url: settings.DATABASE_URL, applicationName: 'chat-events' }),
        SessionsModule.forRoot({ authority: MemberSessions, imports: [MembersModule] }),
        RateLimitsModule,
        SocketsModule,
        PresenceModule,
        MembersModule,
        RoomsModule,
        BlocksModule,
        MessagesModule,
        ProgressModule,
        ChatModule,
        MemberDataModule,
        ReportableModule,
      ],
    }
  }
}
