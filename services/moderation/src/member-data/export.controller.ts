import { Controller, Get, Param } from '@nestjs/common'
import { type MemberData, memberDataSchemas } from '@rafiq/contracts/personal-data'
import { InternalOnly, idParam, Returns } from '@rafiq/service-kit'
import { ExportMember } from './export-member.ts'

@InternalOnly('users')
@Controller('internal/members/:memberId/export')
export class ExportController {
  constructor(private readonly data: ExportMember) {}

  @Get()
  @Returns(memberDataSchemas.moderation)
  read(@Param('memberId', idParam) memberId: string): Promise<MemberData<'moderation'>> {
    return this.data.read(memberId)
  }
}
