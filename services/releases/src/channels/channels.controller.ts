import {
  Body,
  Controller,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  SerializeOptions,
  UseInterceptors,
} from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import {
  type CanaryChange,
  canaryChangeSchema,
  moveResultSchema,
  type Promotion,
  promotionSchema,
  type Rollback,
  remoteNameSchema,
  rollbackSchema,
  type Switch,
  switchSchema,
} from '@rafiq/contracts'
import { RateLimit } from '@rafiq/service-kit'
import { ForCallers } from '../callers/caller.guard.ts'
import { type Caller, CurrentCaller } from '../callers/caller.ts'
import { writeLimits } from '../limits/write-limits.ts'
import { askCanary, askPromotion, askRollback, askSwitch } from './asks.ts'
import { MoveChannels, type Moved } from './move-channels.ts'
import { TellRevision } from './tell-revision.ts'

const remoteParam = { schema: remoteNameSchema }

/** What a team, or an admin, does with published versions. Every answer names the revision from which on it is live. */
@ApiOkResponse({ standardSchema: moveResultSchema })
@SerializeOptions({ schema: moveResultSchema })
@UseInterceptors(TellRevision)
@ForCallers({ teams: 'own', admins: true, stepUp: true })
@RateLimit(...writeLimits('moves'))
@Controller('api/releases/:remote')
export class ChannelsController {
  readonly #channels: MoveChannels

  constructor(@Inject(MoveChannels) channels: MoveChannels) {
    this.#channels = channels
  }

  @Post('promote')
  @HttpCode(200)
  promote(
    @Param('remote', remoteParam) remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: promotionSchema }) body: Promotion,
  ): Promise<Moved> {
    return this.#channels.run(remote, caller, askPromotion(body))
  }

  @Post('rollback')
  @HttpCode(200)
  rollBack(
    @Param('remote', remoteParam) remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: rollbackSchema }) body: Rollback,
  ): Promise<Moved> {
    return this.#channels.run(remote, caller, askRollback(body))
  }

  @Put('canary')
  setCanary(
    @Param('remote', remoteParam) remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: canaryChangeSchema }) body: CanaryChange,
  ): Promise<Moved> {
    return this.#channels.run(remote, caller, askCanary(body))
  }

  @Post('disable')
  @HttpCode(200)
  disable(
    @Param('remote', remoteParam) remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: switchSchema }) body: Switch,
  ): Promise<Moved> {
    return this.#channels.run(remote, caller, askSwitch(true, body))
  }

  @Post('enable')
  @HttpCode(200)
  enable(
    @Param('remote', remoteParam) remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: switchSchema }) body: Switch,
  ): Promise<Moved> {
    return this.#channels.run(remote, caller, askSwitch(false, body))
  }
}
