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
import { AgreementsModule } from './agreements/agreements.module.ts'
import { BlocksModule } from './blocks/blocks.module.ts'
import { ChatGatewayModule } from './chat-gateway/chat-gateway.module.ts'
import { databaseOptions } from './database/database-options.ts'
import { MemberDataModule } from './member-data/member-data.module.ts'
import { MembersModule } from './members/members.module.ts'
import { MessagesModule } from './messages/messages.module.ts'
import { QuestionsModule } from './questions/questions.module.ts'
import { RoomsModule } from './rooms/rooms.module.ts'
import type { ChatSettings } from './settings.ts'
import { SocketsModule } from './sockets/sockets.module.ts'
import { UnreadModule } from './unread/unread.module.ts'

@Module({})
export class ChatServiceModule {
  static forRoot(settings: ChatSettings): DynamicModule {
    return {
      module: ChatServiceModule,
      imports: [
        DefinitionsModule.forRoot(rafiqDefinitions),
        databaseModule(databaseOptions(settings)),
        RedisModule.forRoot({ url: settings.REDIS_URL, prefix: settings.REDIS_PREFIX }),
        EventsModule.forRoot({ url: directUrl(settings), pool: settings.EVENTS_POOL, service: 'chat' }),
        SessionsModule.forRoot({ authority: MemberSessions, imports: [MembersModule] }),
        RateLimitsModule,
        SocketsModule,
        MembersModule,
        RoomsModule,
        BlocksModule,
        MessagesModule,
        QuestionsModule,
        AgreementsModule,
        UnreadModule,
        ChatGatewayModule,
        MemberDataModule,
      ],
    }
  }
}
