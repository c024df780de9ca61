import { Body, Controller, Param, Put } from '@nestjs/common'
import { type NoticeOrder, noticeOrderSchema } from '@rafiq/contracts/moderation'
import { InternalOnly, idParam, ReturnsNothing } from '@rafiq/service-kit'
import { NoticeMails } from './notice-mails.ts'

/** Through this the moderation service has its notices mailed. */
@InternalOnly('moderation')
@Controller('internal/notices')
export class NoticesController {
  constructor(private readonly mails: NoticeMails) {}

  @Put(':id')
  @ReturnsNothing()
  order(
    @Param('id', idParam) id: string,
    @Body({ schema: noticeOrderSchema }) order: NoticeOrder,
  ): Promise<void> {
    return this.mails.order(id, order)
  }
}
