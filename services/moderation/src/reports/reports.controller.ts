import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common'
import {
  type ModeratorReport,
  type ModeratorReportDetail,
  type ModeratorReportsQuery,
  moderatorReportDetailSchema,
  moderatorReportSchema,
  moderatorReportsQuerySchema,
  moderatorReportsSchema,
  type NewReportNote,
  newReportNoteSchema,
  type ReportDecisionOrder,
  type ReportNote,
  reportDecisionOrderSchema,
  reportNoteSchema,
} from '@rafiq/contracts/moderation'
import { CurrentSession, idParam, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { StaffOnly } from '../accounts/staff-only.ts'
import { type ReplyHeaders, sendPage } from '../support/page.ts'
import { DecideReport } from './decide-report.ts'
import { HandleReport } from './handle-report.ts'
import { ReportQueue } from './report-queue.ts'

const acts = () => RateLimit({ name: 'staff-acts', points: 120, seconds: 60, by: 'member' })
const reads = () => RateLimit({ name: 'staff-reads', points: 300, seconds: 60, by: 'member' })

@StaffOnly()
@Controller('api/moderator/reports')
export class ReportsController {
  constructor(
    private readonly queue: ReportQueue,
    private readonly reports: HandleReport,
    private readonly decisions: DecideReport,
  ) {}

  @Get()
  @reads()
  @Returns(moderatorReportsSchema)
  async list(
    @CurrentSession() session: Session,
    @Query({ schema: moderatorReportsQuerySchema }) query: ModeratorReportsQuery,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<ModeratorReport[]> {
    return sendPage(reply, await this.queue.read(session, query))
  }

  @Get(':id')
  @reads()
  @Returns(moderatorReportDetailSchema)
  read(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<ModeratorReportDetail> {
    return this.reports.read(session, id)
  }

  @Post(':id/take')
  @acts()
  @Returns(moderatorReportSchema)
  take(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<ModeratorReport> {
    return this.reports.handle(session, id, 'take')
  }

  @Post(':id/release')
  @acts()
  @Returns(moderatorReportSchema)
  release(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<ModeratorReport> {
    return this.reports.handle(session, id, 'release')
  }

  @Post(':id/escalate')
  @acts()
  @Returns(moderatorReportSchema)
  escalate(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<ModeratorReport> {
    return this.reports.handle(session, id, 'escalate')
  }

  @Post(':id/notes')
  @acts()
  @Returns(reportNoteSchema, 201)
  note(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
    @Body({ schema: newReportNoteSchema }) note: NewReportNote,
  ): Promise<ReportNote> {
    return this.reports.note(session, id, note)
  }

  @Post(':id/decision')
  @acts()
  @Returns(moderatorReportSchema)
  decide(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
    @Body({ schema: reportDecisionOrderSchema }) order: ReportDecisionOrder,
  ): Promise<ModeratorReport> {
    return this.decisions.decide(session, id, order)
  }
}
