import { Readable } from 'node:stream'
import { Controller, Get, Header, Inject, Query, Res, SerializeOptions, StreamableFile } from '@nestjs/common'
import {
  type AuditFilter,
  type AuditLogEntry,
  type AuditQuery,
  auditExportQuerySchema,
  auditLogEntrySchema,
  auditLogSchema,
  auditQuerySchema,
  moderatorHeaders,
} from '@rafiq/contracts'
import { ApiOkResponse, CurrentSession, RateLimit, Roles, type Session, StepUp } from '@rafiq/service-kit'
import { StaffOnly } from '../staff/staff-only.ts'
import type { ReplyHeaders } from '../support/reply-headers.ts'
import { AuditPages } from './audit-pages.ts'

@StaffOnly()
@Controller('api/moderator/audit')
export class AuditController {
  constructor(@Inject(AuditPages) private readonly pages: AuditPages) {}

  @Get()
  @Roles('admin')
  @RateLimit({ name: 'audit-reads', points: 120, seconds: 60, by: 'member' })
  @SerializeOptions({ schema: auditLogEntrySchema })
  @ApiOkResponse({ standardSchema: auditLogSchema })
  async list(
    @CurrentSession() session: Session,
    @Query({ schema: auditQuerySchema }) query: AuditQuery,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<AuditLogEntry[]> {
    const { entries, nextCursor } = await this.pages.read(session, query)
    if (nextCursor !== null) reply.header(moderatorHeaders.nextCursor, nextCursor)
    return entries
  }

  @Get('export')
  @Roles('admin')
  @StepUp()
  @RateLimit({ name: 'audit-exports', points: 6, seconds: 60, by: 'member' })
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="rafiq-audit.csv"')
  @Header('cache-control', 'no-store')
  async export(
    @CurrentSession() session: Session,
    @Query({ schema: auditExportQuerySchema }) filter: AuditFilter,
  ): Promise<StreamableFile> {
    return new StreamableFile(Readable.from(await this.pages.export(session, filter)), {
      type: 'text/csv; charset=utf-8',
    })
  }
}
