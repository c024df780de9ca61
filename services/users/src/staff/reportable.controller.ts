import { Controller, Get, Param, Query } from '@nestjs/common'
import {
  type ReportableMember,
  type ReporterQuery,
  reportableMemberSchema,
  reporterQuerySchema,
} from '@rafiq/contracts/moderation'
import { InternalOnly, idParam, Returns } from '@rafiq/service-kit'
import { ReadReportable } from './read-reportable.ts'

/** For the moderation service, when somebody reports a member. */
@InternalOnly('moderation')
@Controller('internal/members/:memberId/reportable')
export class ReportableController {
  constructor(private readonly members: ReadReportable) {}

  @Get()
  @Returns(reportableMemberSchema)
  read(
    @Param('memberId', idParam) memberId: string,
    @Query({ schema: reporterQuerySchema }) { reporterId }: ReporterQuery,
  ): Promise<ReportableMember> {
    return this.members.read(memberId, reporterId)
  }
}
