import { Controller, Delete, Get, Header, HttpCode, Inject, SerializeOptions } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger'
import { type MemberExport, memberExportSchema } from '@rafiq/contracts'
import { Clock, CurrentSession, RateLimit, type Session } from '@rafiq/service-kit'
import { EraseMember } from '../members/erase-member.ts'
import { ExportService } from './export.service.ts'

@Controller('api/user')
export class AccountController {
  constructor(
    @Inject(EraseMember) private readonly eraser: EraseMember,
    @Inject(ExportService) private readonly exports: ExportService,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get('export')
  @Header('cache-control', 'no-store')
  @RateLimit({ name: 'account-export', points: 30, seconds: 900, by: 'member' })
  @SerializeOptions({ schema: memberExportSchema })
  @ApiOkResponse({ standardSchema: memberExportSchema })
  export(@CurrentSession() session: Session): Promise<MemberExport> {
    return this.exports.read(session.memberId)
  }

  @Delete('delete')
  @HttpCode(204)
  @RateLimit({ name: 'account-delete', points: 20, seconds: 900, by: 'member' })
  @ApiNoContentResponse()
  async delete(@CurrentSession() session: Session): Promise<void> {
    await this.eraser.erase(session.memberId, 'member', this.clock.now())
  }
}
