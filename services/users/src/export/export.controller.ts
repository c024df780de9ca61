import { Controller, Get, Header } from '@nestjs/common'
import { type MemberExport, memberExportSchema } from '@rafiq/contracts/personal-data'
import { CurrentSession, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { ExportMember } from './export-member.ts'

@Controller('api/user/export')
export class ExportController {
  constructor(private readonly exports: ExportMember) {}

  @Get()
  @Header('cache-control', 'no-store')
  @RateLimit({ name: 'account-export', points: 30, seconds: 900, by: 'member' })
  @Returns(memberExportSchema)
  export(@CurrentSession() session: Session): Promise<MemberExport> {
    return this.exports.export(session.memberId)
  }
}
