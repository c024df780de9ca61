import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { MessagesModule } from '../messages/messages.module.ts'
import { PresenceModule } from '../presence/presence.module.ts'
import { RoomAccessModule } from '../room-access/room-access.module.ts'
import { AnnounceTyping } from './announce-typing.ts'
import { ChatGateway } from './chat.gateway.ts'
import { CloseEndedSessions } from './close-ended-sessions.ts'
import { Handshake } from './handshake.ts'

@Module({
  imports: [MembersModule, MessagesModule, PresenceModule, RoomAccessModule],
  providers: [ChatGateway, Handshake, AnnounceTyping, CloseEndedSessions],
})
export class ChatGatewayModule {}
