import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Res,
  SerializeOptions,
} from '@nestjs/common'
import {
  type ModeratorReport,
  type ModeratorReportDetail,
  type ModeratorReportsQuery,
  moderatorHeaders,
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
  writeTotalCount,
  writeWaiting,
} from '@rafiq/contracts'
import {
  ApiCreatedResponse,
  ApiOkResponse,
  CurrentSession,
  RateLimit,
  type Session,
} from '@rafiq/service-kit'
import { StaffOnly } from '../staff/staff-only.ts'
import { idParam } from '../support/params.ts'
import type { ReplyHeaders } from '../support/reply-headers.ts'
import { Decide } from './decide.ts'
import { HandleReport } from './handle-report.ts'
import { ReportList } from './report-list.ts'

const acts = () => RateLimit({ name: 'staff-acts', points: 120, seconds: 60, by: 'member' })
const reads = () => RateLimit({ name: 'staff-reads', points: 300, seconds: 60, by: 'member' })

@StaffOnly()
@Controller('api/moderator/reports')
export class ReportsController {
  constructor(
    @Inject(ReportList) private readonly lists: ReportList,
    @Inject(HandleReport) private readonly handling: HandleReport,
    @Inject(Decide) private readonly decisions: Decide,
  ) {}

  @Get()
  @reads()
  @SerializeOptions({ schema: moderatorReportSchema })
  @ApiOkResponse({ standardSchema: moderatorReportsSchema })
  async list(
    @CurrentSession() session: Session,
    @Query({ schema: moderatorReportsQuerySchema }) query: ModeratorReportsQuery,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<ModeratorReport[]> {
    const { reports, nextCursor, total, waiting } = await this.lists.read(session, query)
    reply.header(moderatorHeaders.totalCount, writeTotalCount({ count: total, more: false }))
    reply.header(moderatorHeaders.waiting, writeWaiting(waiting))
    if (nextCursor !== null) reply.header(moderatorHeaders.nextCursor, nextCursor)
    return reports
  }

  @Get(':id')
  @reads()
  @SerializeOptions({ schema: moderatorReportDetailSchema })
  @ApiOkResponse({ standardSchema: moderatorReportDetailSchema })
  read(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<ModeratorReportDetail> {
    return this.handling.read(session, id)
  }

  @Post(':id/take')
  @acts()
  @HttpCode(200)
  @SerializeOptions({ schema: moderatorReportSchema })
  @ApiOkResponse({ standardSchema: moderatorReportSchema })
  take(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<ModeratorReport> {
    return this.handling.handle(session, id, 'take')
  }

  @Post(':id/release')
  @acts()
  @HttpCode(200)
  @SerializeOptions({ schema: moderatorReportSchema })
  @ApiOkResponse({ standardSchema: moderatorReportSchema })
  release(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<ModeratorReport> {
    return this.handling.handle(session, id, 'release')
  }

  @Post(':id/escalate')
  @acts()
  @HttpCode(200)
  @SerializeOptions({ schema: moderatorReportSchema })
  @ApiOkResponse({ standardSchema: moderatorReportSchema })
  escalate(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<ModeratorReport> {
    return this.handling.handle(session, id, 'escalate')
  }

  @Post(':id/notes')
  @acts()
  @SerializeOptions({ schema: reportNoteSchema })
  @ApiCreatedResponse({ standardSchema: reportNoteSchema })
  note(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
    @Body({ schema: newReportNoteSchema }) note: NewReportNote,
  ): Promise<ReportNote> {
    return this.handling.note(session, id, note)
  }

  @Post(':id/decision')
  @acts()
  @HttpCode(200)
  @SerializeOptions({ schema: moderatorReportSchema })
  @ApiOkResponse({ standardSchema: moderatorReportSchema })
  decide(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
    @Body({ schema: reportDecisionOrderSchema }) order: ReportDecisionOrder,
  ): Promise<ModeratorReport> {
    return this.decisions.decide(session, id, order)
  }
}
