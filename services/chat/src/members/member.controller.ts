import { Body, Controller, HttpCode, Inject, Put } from '@nestjs/common'
import { type EventData, limits, memberChangesSchema } from '@rafiq/contracts'
import { InternalOnly, LargeBody } from '@rafiq/service-kit'
import { MemberProjection } from './member.projection.ts'

/** Told by the users service before it answers who pauses a member, so that nothing more is sent by then. */
@InternalOnly('users')
@Controller('internal/members')
export class MemberController {
  constructor(@Inject(MemberProjection) private readonly members: MemberProjection) {}

  @Put()
  @HttpCode(204)
  @LargeBody(limits.body.internal)
  learn(@Body({ schema: memberChangesSchema }) changes: EventData<'member.changed'>[]): Promise<void> {
    return this.members.learnAll(changes)
  }
}
