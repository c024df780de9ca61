import { Controller, Get, HttpCode, Inject, Param, Post, SerializeOptions } from '@nestjs/common'
import { type Notice, noticeSchema, noticesSchema } from '@rafiq/contracts'
import {
  ApiNoContentResponse,
  ApiOkResponse,
  CurrentSession,
  RateLimit,
  type Session,
} from '@rafiq/service-kit'
import { idParam } from '../support/params.ts'
import { OwnNotices } from './own-notices.ts'

const reads = () => RateLimit({ name: 'notices', points: 120, seconds: 60, by: 'member' })

@Controller('api/user/notices')
export class NoticesController {
  constructor(@Inject(OwnNotices) private readonly notices: OwnNotices) {}

  @Get()
  @reads()
  @SerializeOptions({ schema: noticeSchema })
  @ApiOkResponse({ standardSchema: noticesSchema })
  list(@CurrentSession() { memberId }: Session): Promise<Notice[]> {
    return this.notices.of(memberId)
  }

  @Post(':id/read')
  @reads()
  @HttpCode(204)
  @ApiNoContentResponse()
  markRead(@CurrentSession() { memberId }: Session, @Param('id', idParam) id: string): Promise<void> {
    return this.notices.markRead(memberId, id)
  }
}
