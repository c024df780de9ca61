import { Controller, Get, Param } from '@nestjs/common'
import { type MemberData, memberDataSchemas } from '@rafiq/contracts/personal-data'
import { InternalOnly, idParam, Returns } from '@rafiq/service-kit'
import { ExportMember } from './export-member.ts'

/** For the users service: what a member's data export holds of here. */
@InternalOnly('users')
@Controller('internal/members')
export class MemberDataController {
  constructor(private readonly exports: ExportMember) {}

  @Get(':memberId/export')
  @Returns(memberDataSchemas.chat)
  read(@Param('memberId', idParam) memberId: string): Promise<MemberData<'chat'>> {
    return this.exports.read(memberId)
  }
}
