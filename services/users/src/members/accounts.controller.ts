import { Controller, Get, Param } from '@nestjs/common'
import { accountChangedSchema, type EventData, memberChangedSchema } from '@rafiq/contracts/events'
import { InternalOnly, idParam, Returns } from '@rafiq/service-kit'
import { ReadMembers } from './read-members.ts'

/** What `member.changed` and `account.changed` tell, for services that do not know somebody yet. 404: there is nobody. */
@Controller('internal')
export class AccountsController {
  constructor(private readonly members: ReadMembers) {}

  @Get('members/:memberId')
  @InternalOnly('connections', 'chat')
  @Returns(memberChangedSchema)
  member(@Param('memberId', idParam) memberId: string): Promise<EventData<'member.changed'>> {
    return this.members.member(memberId)
  }

  @Get('accounts/:memberId')
  @InternalOnly('moderation', 'releases')
  @Returns(accountChangedSchema)
  account(@Param('memberId', idParam) memberId: string): Promise<EventData<'account.changed'>> {
    return this.members.account(memberId)
  }
}
