import { Body, Controller, Get, HttpCode, Inject, Param, Post, SerializeOptions } from '@nestjs/common'
import {
  type ConnectionCounts,
  connectionCountsSchema,
  type MemberData,
  memberDataSchemas,
  type RoomContact,
  roomContactSchema,
} from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import { ConnectionService } from './connection.service.ts'
import { MakeContact } from './make-contact.ts'

/** For other services: what a member's data export holds of here, and the contact that a chat room comes with. */
@Controller('internal')
export class InternalController {
  constructor(
    @Inject(ConnectionService) private readonly connections: ConnectionService,
    @Inject(MakeContact) private readonly contacts: MakeContact,
  ) {}

  @InternalOnly('users')
  @Get('members/:memberId/export')
  @SerializeOptions({ schema: memberDataSchemas.connections })
  export(@Param('memberId', memberIdParam) memberId: string): Promise<MemberData<'connections'>> {
    return this.connections.export(memberId)
  }

  @InternalOnly('moderation')
  @Get('members/:memberId/counts')
  @SerializeOptions({ schema: connectionCountsSchema })
  counts(@Param('memberId', memberIdParam) memberId: string): Promise<ConnectionCounts> {
    return this.connections.counts(memberId)
  }

  /** 204 where the two may talk: a contact of either direction is there, now at the latest. */
  @InternalOnly('chat')
  @Post('contacts')
  @HttpCode(204)
  contact(@Body({ schema: roomContactSchema }) contact: RoomContact): Promise<void> {
    return this.contacts.ensure(contact)
  }
}
