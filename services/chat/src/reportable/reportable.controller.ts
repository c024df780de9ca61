import { Controller, Get, Inject, Param, Query, SerializeOptions } from '@nestjs/common'
import {
  type ReportableMessage,
  type ReporterQuery,
  reportableMessageSchema,
  reporterQuerySchema,
} from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { idParam } from '../support/params.ts'
import { ReadReportable } from './read-reportable.ts'

/** For the moderation service, when somebody reports a message. */
@InternalOnly('moderation')
@Controller('internal/messages/:messageId/reportable')
export class ReportableController {
  constructor(@Inject(ReadReportable) private readonly messages: ReadReportable) {}

  @Get()
  @SerializeOptions({ schema: reportableMessageSchema })
  read(
    @Param('messageId', idParam) messageId: string,
    @Query({ schema: reporterQuerySchema }) { reporterId }: ReporterQuery,
  ): Promise<ReportableMessage> {
    return this.messages.read(messageId, reporterId)
  }
}
