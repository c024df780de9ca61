import { Controller, Get, Inject, Param, Query, SerializeOptions } from '@nestjs/common'
import {
  type ReportableMember,
  type ReporterQuery,
  reportableMemberSchema,
  reporterQuerySchema,
} from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import { ReadReportable } from './read-reportable.ts'

/** For the moderation service, when somebody reports a member. */
@InternalOnly('moderation')
@Controller('internal/members/:memberId/reportable')
export class ReportableController {
  constructor(@Inject(ReadReportable) private readonly members: ReadReportable) {}

  @Get()
  @SerializeOptions({ schema: reportableMemberSchema })
  read(
    @Param('memberId', memberIdParam) memberId: string,
    @Query({ schema: reporterQuerySchema }) { reporterId }: ReporterQuery,
  ): Promise<ReportableMember> {
    return this.members.read(memberId, reporterId)
  }
}
