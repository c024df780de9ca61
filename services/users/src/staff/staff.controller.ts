import { Body, Controller, HttpCode, Inject, Param, Post, Put, SerializeOptions } from '@nestjs/common'
import {
  accountChangedSchema,
  type DeletionOrder,
  deletionOrderSchema,
  deletionResultSchema,
  type EndedSessionsResult,
  type EventData,
  endedSessionsSchema,
  type GenderOrder,
  type GenderOrderResult,
  genderOrderResultSchema,
  genderOrderSchema,
  type OrderingActor,
  orderingActorSchema,
  type PauseOrder,
  type PauseOrderResult,
  pauseOrderResultSchema,
  pauseOrderSchema,
  type RoleOrder,
  roleOrderSchema,
  type StaffActor,
  type StaffView,
  staffActorSchema,
  staffViewSchema,
} from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import { ActivateMembers } from './activate-members.ts'
import { ChangeRole } from './change-role.ts'
import { CorrectGender } from './correct-gender.ts'
import { DeleteMember } from './delete-member.ts'
import { EndSessions } from './end-sessions.ts'
import { PauseMembers } from './pause-members.ts'
import { ReadMember } from './read-member.ts'
import { ResetFactors } from './reset-factors.ts'

/** Through this the moderation service acts on accounts. */
@InternalOnly('moderation')
@Controller('internal/staff')
export class StaffController {
  constructor(
    @Inject(PauseMembers) private readonly pauses: PauseMembers,
    @Inject(ActivateMembers) private readonly activations: ActivateMembers,
    @Inject(DeleteMember) private readonly deletions: DeleteMember,
    @Inject(ChangeRole) private readonly roles: ChangeRole,
    @Inject(CorrectGender) private readonly genders: CorrectGender,
    @Inject(ReadMember) private readonly views: ReadMember,
    @Inject(EndSessions) private readonly sessions: EndSessions,
    @Inject(ResetFactors) private readonly factors: ResetFactors,
  ) {}

  @Post('pauses')
  @HttpCode(200)
  @SerializeOptions({ schema: pauseOrderResultSchema })
  pause(@Body({ schema: pauseOrderSchema }) order: PauseOrder): Promise<PauseOrderResult> {
    return this.pauses.pause(order)
  }

  @Post('pauses/:pauseId/undo')
  @HttpCode(200)
  @SerializeOptions({ schema: pauseOrderResultSchema })
  undo(
    @Param('pauseId', memberIdParam) pauseId: string,
    @Body({ schema: orderingActorSchema }) { actorId }: OrderingActor,
  ): Promise<PauseOrderResult> {
    return this.activations.undo(actorId, pauseId)
  }

  @Post('members/:memberId/activation')
  @HttpCode(200)
  @SerializeOptions({ schema: accountChangedSchema })
  activate(
    @Param('memberId', memberIdParam) memberId: string,
    @Body({ schema: staffActorSchema }) { actorId }: StaffActor,
  ): Promise<EventData<'account.changed'>> {
    return this.activations.activate(actorId, memberId)
  }

  @Post('members/:memberId/deletion')
  @HttpCode(200)
  @SerializeOptions({ schema: deletionResultSchema })
  delete(
    @Param('memberId', memberIdParam) memberId: string,
    @Body({ schema: deletionOrderSchema }) { actorId, notice }: DeletionOrder,
  ): Promise<{ version: number }> {
    return this.deletions.delete(actorId, memberId, notice)
  }

  @Put('members/:memberId/role')
  @SerializeOptions({ schema: accountChangedSchema })
  changeRole(
    @Param('memberId', memberIdParam) memberId: string,
    @Body({ schema: roleOrderSchema }) { actorId, role }: RoleOrder,
  ): Promise<EventData<'account.changed'>> {
    return this.roles.change(actorId, memberId, role)
  }

  @Put('members/:memberId/gender')
  @SerializeOptions({ schema: genderOrderResultSchema })
  correctGender(
    @Param('memberId', memberIdParam) memberId: string,
    @Body({ schema: genderOrderSchema }) order: GenderOrder,
  ): Promise<GenderOrderResult> {
    return this.genders.correct(memberId, order)
  }

  @Post('members/:memberId/views')
  @HttpCode(200)
  @SerializeOptions({ schema: staffViewSchema })
  read(
    @Param('memberId', memberIdParam) memberId: string,
    @Body({ schema: staffActorSchema }) { actorId }: StaffActor,
  ): Promise<StaffView> {
    return this.views.read(actorId, memberId)
  }

  @Post('members/:memberId/sessions/end')
  @HttpCode(200)
  @SerializeOptions({ schema: endedSessionsSchema })
  endSessions(
    @Param('memberId', memberIdParam) memberId: string,
    @Body({ schema: staffActorSchema }) { actorId }: StaffActor,
  ): Promise<EndedSessionsResult> {
    return this.sessions.end(actorId, memberId)
  }

  @Post('members/:memberId/factors/reset')
  @HttpCode(204)
  resetFactors(
    @Param('memberId', memberIdParam) memberId: string,
    @Body({ schema: staffActorSchema }) { actorId }: StaffActor,
  ): Promise<void> {
    return this.factors.reset(actorId, memberId)
  }
}
