import { Body, Controller, Param, Post } from '@nestjs/common'
import { accountChangedSchema, type EventData } from '@rafiq/contracts/events'
import {
  type OrderingActor,
  orderingActorSchema,
  type PauseOrder,
  type PauseOrderResult,
  pauseOrderResultSchema,
  pauseOrderSchema,
  type StaffActor,
  staffActorSchema,
} from '@rafiq/contracts/moderation'
import { InternalOnly, idParam, Returns } from '@rafiq/service-kit'
import { ActivateMembers } from './activate-members.ts'
import { PauseMembers } from './pause-members.ts'

/** Through this the moderation service pauses accounts and brings them back. */
@InternalOnly('moderation')
@Controller('internal/staff')
export class PausesController {
  constructor(
    private readonly pauses: PauseMembers,
    private readonly activations: ActivateMembers,
  ) {}

  @Post('pauses')
  @Returns(pauseOrderResultSchema)
  pause(@Body({ schema: pauseOrderSchema }) order: PauseOrder): Promise<PauseOrderResult> {
    return this.pauses.pause(order)
  }

  @Post('pauses/:pauseId/undo')
  @Returns(pauseOrderResultSchema)
  undo(
    @Param('pauseId', idParam) pauseId: string,
    @Body({ schema: orderingActorSchema }) { actorId }: OrderingActor,
  ): Promise<PauseOrderResult> {
    return this.activations.undo(actorId, pauseId)
  }

  @Post('members/:memberId/activation')
  @Returns(accountChangedSchema)
  activate(
    @Param('memberId', idParam) memberId: string,
    @Body({ schema: staffActorSchema }) { actorId }: StaffActor,
  ): Promise<EventData<'account.changed'>> {
    return this.activations.activate(actorId, memberId)
  }
}
