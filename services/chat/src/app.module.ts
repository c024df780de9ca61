import { type DynamicModule, Module } from '@nestjs/common'
import { MemberSessions, rafiqService } from '@rafiq/members'
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
        ...rafiqService({
          name: 'chat',
          settings,
          database: databaseOptions(settings),
          sessions: { authority: MemberSessions, imports: [MembersModule] },
        }),
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
