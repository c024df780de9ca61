import { Controller, Get, Inject, Param, SerializeOptions } from '@nestjs/common'
import { type EventData, memberChangedSchema } from '@rafiq/contracts'
import { InternalOnly, NotFoundError } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import { MemberRepository } from './member.repository.ts'
import { toMemberChanged } from './to-member-changed.ts'

/** For services that do not know a member yet: what `member.changed` would tell them. 404: there is none. */
@InternalOnly('connections', 'chat')
@Controller('internal/members')
export class MemberController {
  constructor(@Inject(MemberRepository) private readonly members: MemberRepository) {}

  @Get(':memberId')
  @SerializeOptions({ schema: memberChangedSchema })
  async read(@Param('memberId', memberIdParam) memberId: string): Promise<EventData<'member.changed'>> {
    const member = await this.members.find(memberId)
    if (!member) throw new NotFoundError()
    return toMemberChanged(member)
  }
}
