import { Body, Controller, Param, Post, Put } from '@nestjs/common'
import { type EndedSessionsResult, endedSessionsSchema } from '@rafiq/contracts/accounts'
import { accountChangedSchema, type EventData } from '@rafiq/contracts/events'
import {
  type DeletionOrder,
  deletionOrderSchema,
  deletionResultSchema,
  type GenderOrder,
  type GenderOrderResult,
  genderOrderResultSchema,
  genderOrderSchema,
  type RoleOrder,
  roleOrderSchema,
  type StaffActor,
  type StaffView,
  staffActorSchema,
  staffViewSchema,
} from '@rafiq/contracts/moderation'
import { InternalOnly, idParam, Returns, ReturnsNothing } from '@rafiq/service-kit'
import { ChangeRole } from './change-role.ts'
import { CorrectGender } from './correct-gender.ts'
import { DeleteMember } from './delete-member.ts'
import { EndSessions } from './end-sessions.ts'
import { ReadMember } from './read-member.ts'
import { ResetFactors } from './reset-factors.ts'

/** Through this the moderation service acts on one account. */
@InternalOnly('moderation')
@Controller('internal/staff/members/:memberId')
export class StaffController {
  constructor(
    private readonly deletions: DeleteMember,
    private readonly roles: ChangeRole,
    private readonly genders: CorrectGender,
    private readonly views: ReadMember,
    private readonly sessions: EndSessions,
    private readonly factors: ResetFactors,
  ) {}

  @Post('deletion')
  @Returns(deletionResultSchema)
  delete(
    @Param('memberId', idParam) memberId: string,
    @Body({ schema: deletionOrderSchema }) { actorId, notice }: DeletionOrder,
  ): Promise<{ version: number }> {
    return this.deletions.delete(actorId, memberId, notice)
  }

  @Put('role')
  @Returns(accountChangedSchema)
  changeRole(
    @Param('memberId', idParam) memberId: string,
    @Body({ schema: roleOrderSchema }) { actorId, role }: RoleOrder,
  ): Promise<EventData<'account.changed'>> {
    return this.roles.change(actorId, memberId, role)
  }

  @Put('gender')
  @Returns(genderOrderResultSchema)
  correctGender(
    @Param('memberId', idParam) memberId: string,
    @Body({ schema: genderOrderSchema }) order: GenderOrder,
  ): Promise<GenderOrderResult> {
    return this.genders.correct(memberId, order)
  }

  @Post('views')
  @Returns(staffViewSchema)
  read(
    @Param('memberId', idParam) memberId: string,
    @Body({ schema: staffActorSchema }) { actorId }: StaffActor,
  ): Promise<StaffView> {
    return this.views.read(actorId, memberId)
  }

  @Post('sessions/end')
  @Returns(endedSessionsSchema)
  endSessions(
    @Param('memberId', idParam) memberId: string,
    @Body({ schema: staffActorSchema }) { actorId }: StaffActor,
  ): Promise<EndedSessionsResult> {
    return this.sessions.end(actorId, memberId)
  }

  @Post('factors/reset')
  @ReturnsNothing()
  resetFactors(
    @Param('memberId', idParam) memberId: string,
    @Body({ schema: staffActorSchema }) { actorId }: StaffActor,
  ): Promise<void> {
    return this.factors.reset(actorId, memberId)
  }
}
