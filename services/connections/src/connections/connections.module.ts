import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { ConnectionController } from './connection.controller.ts'
import { ConnectionRepository } from './connection.repository.ts'
import { ContactChanges } from './contact-changes.ts'
import { ExpireContacts } from './expire-contacts.ts'
import { ListContacts } from './list-contacts.ts'
import { MakeContact } from './make-contact.ts'
import { RecordContact } from './record-contact.ts'
import { RecordReplies } from './record-replies.ts'
import { RemindOfContacts } from './remind-of-contacts.ts'
import { SettleContact } from './settle-contact.ts'

@Module({
  imports: [MembersModule],
  controllers: [ConnectionController],
  providers: [
    MakeContact,
    RecordContact,
    SettleContact,
    ListContacts,
    RecordReplies,
    ContactChanges,
    ExpireContacts,
    RemindOfContacts,
    ConnectionRepository,
  ],
  exports: [ConnectionRepository],
})
export class ConnectionsModule {}
