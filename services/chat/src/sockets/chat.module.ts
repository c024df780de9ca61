import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { MessagesModule } from '../messages/messages.module.ts'
import { PresenceModule } from '../presence/presence.module.ts'
import { PresenceWatch } from '../presence/presence-watch.ts'
import { ProgressModule } from '../progress/progress.module.ts'
import { RoomsModule } from '../rooms/rooms.module.ts'
import { ChatGateway } from './chat.gateway.ts'
import { DropSlowSockets } from './drop-slow-sockets.ts'
import { Handshake } from './handshake.ts'
import { TellTyping } from './tell-typing.ts'
import { TrimStream } from './trim-stream.ts'
import { WatchReplicas } from './watch-replicas.ts'
import { WatchSessions } from './watch-sessions.ts'

@Module({
  imports: [MembersModule, RoomsModule, MessagesModule, ProgressModule, PresenceModule],
  providers: [
    ChatGateway,
    Handshake,
    TellTyping,
    WatchReplicas,
    TrimStream,
    WatchSessions,
    DropSlowSockets,
    PresenceWatch,
  ],
})
export class ChatModule {}
