import { Controller, Get, Param, SerializeOptions } from '@nestjs/common'
import { type MemberData, memberDataSchemas } from '@rafiq/contracts/personal-data'
import { InternalOnly, idParam } from '@rafiq/service-kit'
import { ExportMember } from './export-member.ts'

@InternalOnly('users')
@Controller('internal/members/:memberId/export')
export class ExportController {
  constructor(private readonly data: ExportMember) {}

  @Get()
  @SerializeOptions({ schema: memberDataSchemas.moderation })
  read(@Param('memberId', idParam) memberId: string): Promise<MemberData<'moderation'>> {
    return this.data.read(memberId)
  }
}
