import { Module } from '@nestjs/common'
import { BlocksModule } from '../blocks/blocks.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { UsersModule } from '../users/users.module.ts'
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
  imports: [MembersModule, UsersModule, BlocksModule],
  controllers: [WhatsappConnectionController, HistoryController, InternalController],
  providers: [
    ConnectionRepository,
    ConnectionService,
    ConnectionChanges,
    MakeContact,
    SettleContact,
    EraseConnections,
  ],
})
export class ConnectionsModule {}
