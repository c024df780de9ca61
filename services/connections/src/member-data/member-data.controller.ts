import { Controller, Get, Param } from '@nestjs/common'
import { type WaitingContacts, waitingContactsSchema } from '@rafiq/contracts/connections'
import { type ConnectionCounts, connectionCountsSchema } from '@rafiq/contracts/moderation'
import { type MemberData, memberDataSchemas } from '@rafiq/contracts/personal-data'
import { InternalOnly, idParam, Returns } from '@rafiq/service-kit'
import { ReadMemberData } from './read-member-data.ts'

/** For other services: what is held on a member. */
@Controller('internal/members/:memberId')
export class MemberDataController {
  constructor(private readonly data: ReadMemberData) {}

  @InternalOnly('users')
  @Get('export')
  @Returns(memberDataSchemas.connections)
  export(@Param('memberId', idParam) memberId: string): Promise<MemberData<'connections'>> {
    return this.data.export(memberId)
  }

  /** Asked before the member is reminded of one: it may have been answered meanwhile. */
  @InternalOnly('users')
  @Get('waiting')
  @Returns(waitingContactsSchema)
  waiting(@Param('memberId', idParam) memberId: string): Promise<WaitingContacts> {
    return this.data.waiting(memberId)
  }

  @InternalOnly('moderation')
  @Get('counts')
  @Returns(connectionCountsSchema)
  counts(@Param('memberId', idParam) memberId: string): Promise<ConnectionCounts> {
    return this.data.counts(memberId)
  }
}
