import { Controller, Get, Param } from '@nestjs/common'
import { type UnreadRooms, unreadRoomsSchema } from '@rafiq/contracts/members'
import { InternalOnly, idParam, Returns } from '@rafiq/service-kit'
import { UnreadRepository } from './unread.repository.ts'

/** Asked by the users service before it tells a member of messages: they may have been read meanwhile. */
@InternalOnly('users')
@Controller('internal/members')
export class UnreadController {
  constructor(private readonly unread: UnreadRepository) {}

  @Get(':memberId/unread')
  @Returns(unreadRoomsSchema)
  async read(@Param('memberId', idParam) memberId: string): Promise<UnreadRooms> {
    return { unread: await this.unread.roomsOf(memberId) }
  }
}
