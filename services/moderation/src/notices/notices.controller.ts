import { Controller, Get, Param, Post } from '@nestjs/common'
import { type Notice, noticesSchema } from '@rafiq/contracts/moderation'
import { CurrentSession, idParam, RateLimit, Returns, ReturnsNothing, type Session } from '@rafiq/service-kit'
import { MemberNotices } from './member-notices.ts'

const reads = () => RateLimit({ name: 'notices', points: 120, seconds: 60, by: 'member' })

@Controller('api/user/notices')
export class NoticesController {
  constructor(private readonly notices: MemberNotices) {}

  @Get()
  @reads()
  @Returns(noticesSchema)
  list(@CurrentSession() { memberId }: Session): Promise<Notice[]> {
    return this.notices.list(memberId)
  }

  @Post(':id/read')
  @reads()
  @ReturnsNothing()
  markRead(@CurrentSession() { memberId }: Session, @Param('id', idParam) id: string): Promise<void> {
    return this.notices.markRead(memberId, id)
  }
}
