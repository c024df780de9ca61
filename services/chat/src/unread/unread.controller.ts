import { Controller, Get, Param } from '@nestjs/common'
import { type UnreadSenders, unreadSendersSchema } from '@rafiq/contracts/members'
import { InternalOnly, idParam, Returns } from '@rafiq/service-kit'
import { UnreadRepository } from './unread.repository.ts'

/** Asked by the users service before it tells a member of messages: they may have been read meanwhile. */
@InternalOnly('users')
@Controller('internal/members')
export class UnreadController {
  constructor(private readonly unread: UnreadRepository) {}

  @Get(':memberId/unread')
  @Returns(unreadSendersSchema)
  async read(@Param('memberId', idParam) memberId: string): Promise<UnreadSenders> {
    return { senderIds: await this.unread.sendersTo(memberId) }
  }
}
