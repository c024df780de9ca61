import { Controller, Get, Inject, Param, SerializeOptions } from '@nestjs/common'
import { type MemberData, memberDataSchemas } from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { AuditHistory } from '../audit/audit-history.ts'
import { idParam } from '../support/params.ts'

/** What was done to the member; who looked at the account is the team's own matter. */
const told = ['member.paused', 'member.activated', 'member.role-changed']

/** For a member's data export: what staff did. Who of them did it is not told. */
@InternalOnly()
@Controller('internal/members/:memberId/export')
export class ExportController {
  constructor(@Inject(AuditHistory) private readonly audit: AuditHistory) {}

  @Get()
  @SerializeOptions({ schema: memberDataSchemas.moderation })
  async read(@Param('memberId', idParam) memberId: string): Promise<MemberData<'moderation'>> {
    const entries = await this.audit.of(memberId, told)
    return { actions: entries.map(({ action, at, details }) => ({ action, at, details })) }
  }
}
