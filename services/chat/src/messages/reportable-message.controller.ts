import { Controller, Get, Param, Query } from '@nestjs/common'
import {
  type ReportableMessage,
  type ReporterQuery,
  reportableMessageSchema,
  reporterQuerySchema,
} from '@rafiq/contracts/moderation'
import { InternalOnly, idParam, Returns } from '@rafiq/service-kit'
import { ReadReportableMessage } from './read-reportable-message.ts'

/** For the moderation service, when somebody reports a message. */
@InternalOnly('moderation')
@Controller('internal/messages/:messageId/reportable')
export class ReportableMessageController {
  constructor(private readonly messages: ReadReportableMessage) {}

  @Get()
  @Returns(reportableMessageSchema)
  read(
    @Param('messageId', idParam) messageId: string,
    @Query({ schema: reporterQuerySchema }) { reporterId }: ReporterQuery,
  ): Promise<ReportableMessage> {
    return this.messages.read(messageId, reporterId)
  }
}
