import { Body, Controller, Get, Inject, Param, Post, Query, SerializeOptions } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger'
import {
  type ChatMessage,
  chatMessageSchema,
  chatMessagesSchema,
  type MessagePage,
  messagePageSchema,
  type SendMessage as Sending,
  sendMessageSchema,
} from '@rafiq/contracts'
import { CurrentSession, RateLimit, type Session } from '@rafiq/service-kit'
import { idParam } from '../support/params.ts'
import { HistoryService } from './history.service.ts'
import { SendMessage } from './send-message.ts'

@Controller('api')
export class MessageController {
  constructor(
    @Inject(HistoryService) private readonly history: HistoryService,
    @Inject(SendMessage) private readonly sending: SendMessage,
  ) {}

  @Get('chat-rooms/:roomId/messages')
  @RateLimit({ name: 'history', points: 600, seconds: 60, by: 'member' })
  @SerializeOptions({ schema: chatMessageSchema })
  @ApiOkResponse({ standardSchema: chatMessagesSchema })
  read(
    @Param('roomId', idParam) roomId: string,
    @Query({ schema: messagePageSchema }) page: MessagePage,
    @CurrentSession() session: Session,
  ): Promise<ChatMessage[]> {
    return this.history.read(session, roomId, page)
  }

  @Post('messages')
  @SerializeOptions({ schema: chatMessageSchema })
  @ApiCreatedResponse({ standardSchema: chatMessageSchema })
  send(
    @Body({ schema: sendMessageSchema }) message: Sending,
    @CurrentSession() session: Session,
  ): Promise<ChatMessage> {
    return this.sending.send(session, message)
  }
}
