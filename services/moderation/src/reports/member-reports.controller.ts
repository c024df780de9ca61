import { Body, Controller, Get, Post } from '@nestjs/common'
import {
  type CreatedReport,
  createdReportSchema,
  type NewReport,
  newReportSchema,
  type OwnReport,
  ownReportsSchema,
} from '@rafiq/contracts/moderation'
import { CurrentSession, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { MakeReport } from './make-report.ts'
import { OwnReports } from './own-reports.ts'

/** What members report; paused ones may as well. */
@Controller('api/reports')
export class MemberReportsController {
  constructor(
    private readonly reports: MakeReport,
    private readonly own: OwnReports,
  ) {}

  @Post()
  @RateLimit({ name: 'reports', points: 30, seconds: 60, by: 'member' })
  @Returns(createdReportSchema, 201)
  make(
    @CurrentSession() { memberId }: Session,
    @Body({ schema: newReportSchema }) report: NewReport,
  ): Promise<CreatedReport> {
    return this.reports.make(memberId, report)
  }

  @Get()
  @RateLimit({ name: 'own-reports', points: 120, seconds: 60, by: 'member' })
  @Returns(ownReportsSchema)
  list(@CurrentSession() { memberId }: Session): Promise<OwnReport[]> {
    return this.own.list(memberId)
  }
}
