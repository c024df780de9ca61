import { Controller, Delete, HttpCode, Inject } from '@nestjs/common'
import { ApiNoContentResponse } from '@nestjs/swagger'
import { Clock, CurrentSession, RateLimit, type Session } from '@rafiq/service-kit'
import { EraseMember } from '../members/erase-member.ts'

@Controller('api/user')
export class AccountController {
  constructor(
    @Inject(EraseMember) private readonly eraser: EraseMember,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Delete('delete')
  @HttpCode(204)
  @RateLimit({ name: 'account-delete', points: 20, seconds: 900, by: 'member' })
  @ApiNoContentResponse()
  async delete(@CurrentSession() session: Session): Promise<void> {
    await this.eraser.erase(session.memberId, 'member', this.clock.now())
  }
}
