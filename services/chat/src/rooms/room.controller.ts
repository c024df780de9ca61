import { Body, Controller, Get, Param, Post } from '@nestjs/common'
import {
  type ChatRoom,
  chatRoomSchema,
  chatRoomsSchema,
  type OpenChatRoom,
  openChatRoomSchema,
  type UnreadMessages,
  unreadMessagesSchema,
} from '@rafiq/contracts/chat'
import { CurrentSession, idParam, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { ListRooms } from './list-rooms.ts'
import { OpenRoom } from './open-room.ts'

@Controller('api')
export class RoomController {
  constructor(
    private readonly rooms: ListRooms,
    private readonly openRoom: OpenRoom,
  ) {}

  @Get('users/:userId/chat-rooms')
  @RateLimit({ name: 'chat-rooms', points: 240, seconds: 60, by: 'member' })
  @Returns(chatRoomsSchema)
  list(@Param('userId', idParam) userId: string, @CurrentSession() session: Session): Promise<ChatRoom[]> {
    return this.rooms.list(session, userId)
  }

  @Get('chat-rooms/unread')
  @RateLimit({ name: 'unread', points: 240, seconds: 60, by: 'member' })
  @Returns(unreadMessagesSchema)
  unread(@CurrentSession() session: Session): Promise<UnreadMessages> {
    return this.rooms.countUnread(session)
  }

  @Post('chat-rooms')
  @RateLimit({ name: 'open-room', points: 60, seconds: 600, by: 'member' })
  @Returns(chatRoomSchema)
  open(
    @Body({ schema: openChatRoomSchema }) { matchedUserId }: OpenChatRoom,
    @CurrentSession() session: Session,
  ): Promise<ChatRoom> {
    return this.openRoom.open(session, matchedUserId)
  }
}
