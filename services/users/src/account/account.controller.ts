import { Controller, Delete, Get, Header, Headers, HttpCode, Inject, SerializeOptions } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger'
import { type MemberExport, memberExportSchema, sessionHeader } from '@rafiq/contracts'
import { Clock, CurrentSession, OptionalSession, RateLimit, type Session } from '@rafiq/service-kit'
import { DeleteAccount } from './delete-account.ts'
import { ExportService } from './export.service.ts'

@Controller('api/user')
export class AccountController {
  constructor(
    @Inject(DeleteAccount) private readonly deletions: DeleteAccount,
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

  /** The session ends with the account, so a repeated request has none any more. */
  @Delete('delete')
  @OptionalSession()
  @HttpCode(204)
  @RateLimit({ name: 'account-delete', points: 20, seconds: 900, by: 'member' })
  @ApiNoContentResponse()
  delete(@CurrentSession() session: Session | null, @Headers(sessionHeader) token: unknown): Promise<void> {
    return session ? this.deletions.delete(session, this.clock.now()) : this.deletions.repeat(token)
  }
}
