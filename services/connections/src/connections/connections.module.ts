import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { UsersClient } from '../users/users-client.ts'
import { ConnectionRepository } from './connection.repository.ts'
import { ConnectionService } from './connection.service.ts'
import { ConnectionChanges } from './connection-changes.ts'
import { EraseConnections } from './erase-connections.ts'
import { HistoryController } from './history.controller.ts'
import { InternalController } from './internal.controller.ts'
import { MakeContact } from './make-contact.ts'
import { SettleContact } from './settle-contact.ts'
import { WhatsappConnectionController } from './whatsapp-connection.controller.ts'

@Module({
  imports: [MembersModule],
  controllers: [WhatsappConnectionController, HistoryController, InternalController],
  providers: [
    ConnectionRepository,
    ConnectionService,
    ConnectionChanges,
    MakeContact,
    SettleContact,
    EraseConnections,
    UsersClient,
  ],
})
export class ConnectionsModule {}
