import { Body, Controller, Get, HttpCode, Inject, Param, Post, SerializeOptions } from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import {
  type ChatRoom,
  chatRoomSchema,
  chatRoomsSchema,
  type OpenChatRoom,
  openChatRoomSchema,
  type UnreadMessages,
  unreadMessagesSchema,
} from '@rafiq/contracts'
import { CurrentSession, RateLimit, type Session } from '@rafiq/service-kit'
import { idParam } from '../support/params.ts'
import { RoomService } from './room.service.ts'

@Controller('api')
export class RoomController {
  constructor(@Inject(RoomService) private readonly rooms: RoomService) {}

  @Get('users/:userId/chat-rooms')
  @RateLimit({ name: 'chat-rooms', points: 240, seconds: 60, by: 'member' })
  @SerializeOptions({ schema: chatRoomSchema })
  @ApiOkResponse({ standardSchema: chatRoomsSchema })
  list(@Param('userId', idParam) userId: string, @CurrentSession() session: Session): Promise<ChatRoom[]> {
    return this.rooms.list(session, userId)
  }

  @Get('chat-rooms/unread')
  @RateLimit({ name: 'unread', points: 240, seconds: 60, by: 'member' })
  @SerializeOptions({ schema: unreadMessagesSchema })
  @ApiOkResponse({ standardSchema: unreadMessagesSchema })
  unread(@CurrentSession() session: Session): Promise<UnreadMessages> {
    return this.rooms.countUnread(session)
  }

  @Post('chat-rooms')
  @HttpCode(200)
  @RateLimit({ name: 'open-room', points: 60, seconds: 600, by: 'member' })
  @SerializeOptions({ schema: chatRoomSchema })
  @ApiOkResponse({ standardSchema: chatRoomSchema })
  open(
    @Body({ schema: openChatRoomSchema }) { matchedUserId }: OpenChatRoom,
    @CurrentSession() session: Session,
  ): Promise<ChatRoom> {
    return this.rooms.open(session, matchedUserId)
  }
}
