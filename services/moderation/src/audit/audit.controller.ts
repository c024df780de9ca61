import { Readable } from 'node:stream'
import { Controller, Get, Header, Query, Res, StreamableFile } from '@nestjs/common'
import {
  type AuditFilter,
  type AuditLogEntry,
  type AuditQuery,
  auditExportQuerySchema,
  auditLogSchema,
  auditQuerySchema,
} from '@rafiq/contracts/moderation'
import { CurrentSession, RateLimit, Returns, Roles, type Session, StepUp } from '@rafiq/service-kit'
import { StaffOnly } from '../accounts/staff-only.ts'
import { type ReplyHeaders, sendPage } from '../support/page.ts'
import { AuditPages } from './audit-pages.ts'

@StaffOnly()
@Controller('api/moderator/audit')
export class AuditController {
  constructor(private readonly pages: AuditPages) {}

  @Get()
  @Roles('admin')
  @RateLimit({ name: 'audit-reads', points: 120, seconds: 60, by: 'member' })
  @Returns(auditLogSchema)
  async list(
    @CurrentSession() session: Session,
    @Query({ schema: auditQuerySchema }) query: AuditQuery,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<AuditLogEntry[]> {
    return sendPage(reply, await this.pages.read(session, query))
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
