import { Body, Controller, HttpCode, Put } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import { type EventData, memberChangesSchema } from '@rafiq/contracts/events'
import { InternalOnly, LargeBody } from '@rafiq/service-kit'
import { ChatMembers } from './chat-members.ts'

/** Called by the users service before it answers who pauses a member, so that nothing more is sent by then. */
@InternalOnly('users')
@Controller('internal/members')
export class MemberController {
  constructor(private readonly members: ChatMembers) {}

  @Put()
  @HttpCode(204)
  @LargeBody(limits.body.internal)
  async apply(@Body({ schema: memberChangesSchema }) changes: EventData<'member.changed'>[]): Promise<void> {
    await this.members.upsert(changes)
  }
}
