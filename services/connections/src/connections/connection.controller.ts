import { Body, Controller, Get, Param, Patch, Post, Put } from '@nestjs/common'
import {
  type Connection,
  type Contact,
  connectionSchema,
  connectionsSchema,
  contactSchema,
  type Decline,
  declineSchema,
  type MatchLimit,
  matchLimitSchema,
  type ReceivedContact,
  type RoomContact,
  receivedContactsSchema,
  roomContactSchema,
  type Settlement,
  settlementSchema,
} from '@rafiq/contracts/connections'
import {
  CurrentSession,
  InternalOnly,
  idParam,
  RateLimit,
  Returns,
  ReturnsNothing,
  type Session,
} from '@rafiq/service-kit'
import { ListContacts } from './list-contacts.ts'
import { MakeContact } from './make-contact.ts'
import { SettleContact } from './settle-contact.ts'

@Controller()
export class ConnectionController {
  constructor(
    private readonly makeContact: MakeContact,
    private readonly settleContact: SettleContact,
    private readonly contacts: ListContacts,
  ) {}

  @Post('api/whatsapp-connections')
  @RateLimit({ name: 'contact', points: 60, seconds: 600, by: 'member' })
  @Returns(connectionSchema, 201)
  contact(
    @Body({ schema: contactSchema }) contact: Contact,
    @CurrentSession() session: Session,
  ): Promise<Connection> {
    return this.makeContact.make(session, contact)
  }

  @Patch('api/whatsapp-connections/:userId/:matchedUserId')
  @RateLimit({ name: 'settle', points: 60, seconds: 600, by: 'member' })
  @Returns(connectionSchema)
  settle(
    @Param('userId', idParam) userId: string,
    @Param('matchedUserId', idParam) matchedUserId: string,
    @Body({ schema: settlementSchema }) { status }: Settlement,
    @CurrentSession() session: Session,
  ): Promise<Connection> {
    return this.settleContact.settle(session, { userId, matchedUserId }, status)
  }

  @Get('api/users/connections')
  @RateLimit({ name: 'connections', points: 120, seconds: 60, by: 'member' })
  @Returns(connectionsSchema)
  list(@CurrentSession() session: Session): Promise<Connection[]> {
    return this.contacts.list(session)
  }

  @Get('api/users/connections/received')
  @RateLimit({ name: 'received', points: 120, seconds: 60, by: 'member' })
  @Returns(receivedContactsSchema)
  received(@CurrentSession() session: Session): Promise<ReceivedContact[]> {
    return this.contacts.received(session)
  }

  @Put('api/users/connections/received/:userId')
  @ReturnsNothing()
  @RateLimit({ name: 'decline', points: 60, seconds: 600, by: 'member' })
  decline(
    @Param('userId', idParam) userId: string,
    @Body({ schema: declineSchema }) _decline: Decline,
    @CurrentSession() session: Session,
  ): Promise<void> {
    return this.settleContact.decline({ userId, matchedUserId: session.memberId })
  }

  @Get('api/user/match-limit')
  @RateLimit({ name: 'match-limit', points: 120, seconds: 60, by: 'member' })
  @Returns(matchLimitSchema)
  limit(@CurrentSession() session: Session): Promise<MatchLimit> {
    return this.contacts.limit(session)
  }

  /** 204 where the two may talk: a contact of either direction is there, now at the latest. */
  @InternalOnly('chat')
  @Post('internal/contacts')
  @ReturnsNothing()
  ensureContact(@Body({ schema: roomContactSchema }) contact: RoomContact): Promise<void> {
    return this.makeContact.ensure(contact)
  }
}
