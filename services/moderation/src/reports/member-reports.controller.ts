import { Body, Controller, Get, Inject, Post, SerializeOptions } from '@nestjs/common'
import {
  type CreatedReport,
  createdReportSchema,
  type NewReport,
  newReportSchema,
  type OwnReport,
  ownReportSchema,
  ownReportsSchema,
} from '@rafiq/contracts'
import {
  ApiCreatedResponse,
  ApiOkResponse,
  CurrentSession,
  RateLimit,
  type Session,
} from '@rafiq/service-kit'
import { MakeReport } from './make-report.ts'
import { OwnReports } from './own-reports.ts'

/** What members report; paused ones may as well. */
@Controller('api/reports')
export class MemberReportsController {
  constructor(
    @Inject(MakeReport) private readonly making: MakeReport,
    @Inject(OwnReports) private readonly own: OwnReports,
  ) {}

  @Post()
  @RateLimit({ name: 'reports', points: 30, seconds: 60, by: 'member' })
  @SerializeOptions({ schema: createdReportSchema })
  @ApiCreatedResponse({ standardSchema: createdReportSchema })
  make(
    @CurrentSession() { memberId }: Session,
    @Body({ schema: newReportSchema }) report: NewReport,
  ): Promise<CreatedReport> {
    return this.making.make(memberId, report)
  }

  @Get()
  @RateLimit({ name: 'own-reports', points: 120, seconds: 60, by: 'member' })
  @SerializeOptions({ schema: ownReportSchema })
  @ApiOkResponse({ standardSchema: ownReportsSchema })
  list(@CurrentSession() { memberId }: Session): Promise<OwnReport[]> {
    return this.own.of(memberId)
  }
}
