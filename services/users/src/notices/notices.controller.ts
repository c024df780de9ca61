import { Body, Controller, HttpCode, Inject, Param, Put } from '@nestjs/common'
import { type NoticeOrder, noticeOrderSchema } from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import { NoticeMails } from './notice-mails.ts'

/** Through this the moderation service has its notices mailed. */
@InternalOnly('moderation')
@Controller('internal/notices')
export class NoticesController {
  constructor(@Inject(NoticeMails) private readonly mails: NoticeMails) {}

  @Put(':id')
  @HttpCode(204)
  order(
    @Param('id', memberIdParam) id: string,
    @Body({ schema: noticeOrderSchema }) order: NoticeOrder,
  ): Promise<void> {
    return this.mails.order(id, order)
  }
}
