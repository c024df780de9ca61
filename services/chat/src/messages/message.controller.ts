import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common'
import {
  type ChatMessage,
  chatMessageSchema,
  chatMessagesSchema,
  type MessagePage,
  messagePageSchema,
  type SendMessage as Sending,
  sendMessageSchema,
} from '@rafiq/contracts/chat'
import { CurrentSession, idParam, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { ReadHistory } from './read-history.ts'
import { SendMessage } from './send-message.ts'

@Controller('api')
export class MessageController {
  constructor(
    private readonly history: ReadHistory,
    private readonly sendMessage: SendMessage,
  ) {}

  @Get('chat-rooms/:roomId/messages')
  @RateLimit({ name: 'history', points: 600, seconds: 60, by: 'member' })
  @Returns(chatMessagesSchema)
  read(
    @Param('roomId', idParam) roomId: string,
    @Query({ schema: messagePageSchema }) page: MessagePage,
    @CurrentSession() session: Session,
  ): Promise<ChatMessage[]> {
    return this.history.read(session, roomId, page)
  }

  @Post('messages')
  @Returns(chatMessageSchema, 201)
  send(
    @Body({ schema: sendMessageSchema }) message: Sending,
    @CurrentSession() session: Session,
  ): Promise<ChatMessage> {
    return this.sendMessage.send(session, message)
  }
}
