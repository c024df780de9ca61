import { Body, Controller, Inject, Param, Patch, Post, SerializeOptions } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger'
import {
  type Connection,
  type Contact,
  connectionSchema,
  contactSchema,
  type Settlement,
  settlementSchema,
} from '@rafiq/contracts'
import { CurrentSession, RateLimit, type Session } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import { ConnectionService } from './connection.service.ts'

@Controller('api/whatsapp-connections')
export class WhatsappConnectionController {
  constructor(@Inject(ConnectionService) private readonly connections: ConnectionService) {}

  @Post()
  @RateLimit({ name: 'contact', points: 60, seconds: 600, by: 'member' })
  @SerializeOptions({ schema: connectionSchema })
  @ApiCreatedResponse({ standardSchema: connectionSchema })
  contact(
    @Body({ schema: contactSchema }) contact: Contact,
    @CurrentSession() session: Session,
  ): Promise<Connection> {
    return this.connections.contact(session, contact)
  }

  @Patch(':userId/:matchedUserId')
  @RateLimit({ name: 'settle', points: 60, seconds: 600, by: 'member' })
  @SerializeOptions({ schema: connectionSchema })
  @ApiOkResponse({ standardSchema: connectionSchema })
  settle(
    @Param('userId', memberIdParam) userId: string,
    @Param('matchedUserId', memberIdParam) matchedUserId: string,
    @Body({ schema: settlementSchema }) { status }: Settlement,
    @CurrentSession() session: Session,
  ): Promise<Connection> {
    return this.connections.settle(session, { userId, matchedUserId }, status)
  }
}
