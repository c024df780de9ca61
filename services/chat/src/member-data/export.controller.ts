import { Controller, Get, Inject, Param, SerializeOptions } from '@nestjs/common'
import { type MemberData, memberDataSchemas } from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { idParam } from '../support/params.ts'
import { ExportService } from './export.service.ts'

/** For the users service: what a member's data export holds of here. */
@InternalOnly('users')
@Controller('internal/members')
export class ExportController {
  constructor(@Inject(ExportService) private readonly exports: ExportService) {}

  @Get(':memberId/export')
  @SerializeOptions({ schema: memberDataSchemas.chat })
  read(@Param('memberId', idParam) memberId: string): Promise<MemberData<'chat'>> {
    return this.exports.read(memberId)
  }
}
