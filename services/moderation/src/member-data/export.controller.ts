import { Controller, Get, Inject, Param, SerializeOptions } from '@nestjs/common'
import { type AuditEntry, type MemberData, memberDataSchemas } from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { AuditHistory } from '../audit/audit-history.ts'
import { OwnNotices } from '../notices/own-notices.ts'
import { OwnReports } from '../reports/own-reports.ts'
import { idParam } from '../support/params.ts'

/** What was done to the member; who looked at the account is the team's own matter. */
const told = ['member.paused', 'member.activated', 'member.role-changed']
/** And what of it: a pause's own id would say which report it belongs to. */
const facts: readonly string[] = ['reason', 'until', 'how', 'from', 'to']

const factsOf = ({ details }: AuditEntry): AuditEntry['details'] =>
  Object.fromEntries(Object.entries(details).filter(([name]) => facts.includes(name)))

/**
 * For a member's data export: what staff did and said, and what the member reported. Who of them did it is not told, nor
 * who reported the member.
 */
@InternalOnly('users')
@Controller('internal/members/:memberId/export')
export class ExportController {
  constructor(
    @Inject(AuditHistory) private readonly audit: AuditHistory,
    @Inject(OwnReports) private readonly reports: OwnReports,
    @Inject(OwnNotices) private readonly notices: OwnNotices,
  ) {}

  @Get()
  @SerializeOptions({ schema: memberDataSchemas.moderation })
  async read(@Param('memberId', idParam) memberId: string): Promise<MemberData<'moderation'>> {
    const [entries, reports, notices] = await Promise.all([
      this.audit.of(memberId, told, null),
      this.reports.of(memberId),
      this.notices.of(memberId, null),
    ])
    return {
      reports,
      notices,
      actions: entries.map((entry) => ({ action: entry.action, at: entry.at, details: factsOf(entry) })),
    }
  }
}
