import { Injectable } from '@nestjs/common'
import type { AuditAction, AuditEntry } from '@rafiq/contracts/moderation'
import type { MemberData } from '@rafiq/contracts/personal-data'
import { AuditHistory } from '../audit/audit-history.ts'
import { MemberNotices } from '../notices/member-notices.ts'
import { OwnReports } from '../reports/own-reports.ts'
import { OwnRequests } from '../requests/own-requests.ts'
import { StaffAccesses } from '../staff-accesses/staff-accesses.ts'

/** What was done to the member, with its details. */
const exportedActions: readonly AuditAction[] = ['member.paused', 'member.activated', 'member.role-changed']
/** And what of it: a pause's own id would say which report it belongs to. */
const exportedDetails: readonly string[] = ['reason', 'until', 'how', 'from', 'to']

const detailsOf = ({ details }: AuditEntry): AuditEntry['details'] =>
  Object.fromEntries(Object.entries(details).filter(([name]) => exportedDetails.includes(name)))

/**
 * For a member's data export: what staff did, saw and said, and what the member reported and asked for. Who of them did it is not told, nor
 * who reported the member.
 */
@Injectable()
export class ExportMember {
  constructor(
    private readonly audit: AuditHistory,
    private readonly reports: OwnReports,
    private readonly notices: MemberNotices,
    private readonly accesses: StaffAccesses,
    private readonly requests: OwnRequests,
  ) {}

  async read(memberId: string): Promise<MemberData<'moderation'>> {
    const entries = await this.audit.of(memberId, exportedActions, null)
    return {
      reports: await this.reports.list(memberId),
      notices: await this.notices.list(memberId, null),
      requests: await this.requests.list(memberId),
      accesses: await this.accesses.all(memberId),
      actions: entries.map((entry) => ({ action: entry.action, at: entry.at, details: detailsOf(entry) })),
    }
  }
}
