import { Controller, Get, Header, Query, Res } from '@nestjs/common'
import {
  type StaffAccess,
  type StaffAccessesQuery,
  staffAccessesQuerySchema,
  staffAccessesSchema,
} from '@rafiq/contracts/moderation'
import { CurrentSession, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { type ReplyHeaders, sendPage } from '../support/page.ts'
import { StaffAccesses } from './staff-accesses.ts'

@Controller('api/user/staff-accesses')
export class StaffAccessesController {
  constructor(private readonly accesses: StaffAccesses) {}

  @Get()
  @Header('cache-control', 'no-store')
  @RateLimit({ name: 'staff-accesses', points: 60, seconds: 60, by: 'member' })
  @Returns(staffAccessesSchema)
  async list(
    @CurrentSession() { memberId }: Session,
    @Query({ schema: staffAccessesQuerySchema }) query: StaffAccessesQuery,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<StaffAccess[]> {
    return sendPage(reply, await this.accesses.page(memberId, query))
  }
}
