import { Body, Controller, Put } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import { type EventData, memberChangesSchema } from '@rafiq/contracts/events'
import { InternalOnly, LargeBody, ReturnsNothing } from '@rafiq/service-kit'
import { ChatMembers } from './chat-members.ts'

/** Called by the users service before it answers who pauses a member, so that nothing more is sent by then. */
@InternalOnly('users')
@Controller('internal/members')
export class MemberController {
  constructor(private readonly members: ChatMembers) {}

  @Put()
  @ReturnsNothing()
  @LargeBody(limits.body.internal)
  async apply(@Body({ schema: memberChangesSchema }) changes: EventData<'member.changed'>[]): Promise<void> {
    await this.members.upsert(changes)
  }
}
