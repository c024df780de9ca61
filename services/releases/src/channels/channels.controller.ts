import { Body, Controller, Param, Post, Put, UseInterceptors } from '@nestjs/common'
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
  type Yank,
  yankSchema,
} from '@rafiq/platform-contracts'
import { RateLimit, Returns } from '@rafiq/service-kit'
import { ForCallers } from '../callers/caller.guard.ts'
import { type Caller, CurrentCaller, writeLimits } from '../callers/caller.ts'
import { MoveChannels, type Moved } from './move-channels.ts'
import { canaryMove, promotionMove, rollbackMove, switchMove } from './requested-moves.ts'
import { RevisionHeader } from './revision-header.interceptor.ts'
import { YankVersion } from './yank-version.ts'

const RemoteParam = () => Param('remote', { schema: remoteNameSchema })

/** What a team, or staff, does with published versions. Every answer names the revision from which on it is live. */
@UseInterceptors(RevisionHeader)
@ForCallers({ teams: 'own', staff: true, stepUp: true })
@RateLimit(...writeLimits('moves'))
@Controller('api/releases/:remote')
export class ChannelsController {
  constructor(
    private readonly channels: MoveChannels,
    private readonly yankVersion: YankVersion,
  ) {}

  @Post('promote')
  @Returns(moveResultSchema)
  promote(
    @RemoteParam() remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: promotionSchema }) body: Promotion,
  ): Promise<Moved> {
    return this.channels.run(remote, caller, promotionMove(body))
  }

  @Post('rollback')
  @Returns(moveResultSchema)
  rollBack(
    @RemoteParam() remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: rollbackSchema }) body: Rollback,
  ): Promise<Moved> {
    return this.channels.run(remote, caller, rollbackMove(body))
  }

  @Put('canary')
  @Returns(moveResultSchema)
  setCanary(
    @RemoteParam() remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: canaryChangeSchema }) body: CanaryChange,
  ): Promise<Moved> {
    return this.channels.run(remote, caller, canaryMove(body))
  }

  @Post('yank')
  @Returns(moveResultSchema)
  yank(
    @RemoteParam() remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: yankSchema }) body: Yank,
  ): Promise<Moved> {
    return this.yankVersion.run(remote, caller, body)
  }

  @Post('disable')
  @Returns(moveResultSchema)
  disable(
    @RemoteParam() remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: switchSchema }) body: Switch,
  ): Promise<Moved> {
    return this.channels.run(remote, caller, switchMove(true, body))
  }

  @Post('enable')
  @Returns(moveResultSchema)
  enable(
    @RemoteParam() remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: switchSchema }) body: Switch,
  ): Promise<Moved> {
    return this.channels.run(remote, caller, switchMove(false, body))
  }
}
