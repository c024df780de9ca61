import { Body, Controller, HttpCode, Inject, Param, Put } from '@nestjs/common'
import { type ConnectionState, connectionStateSchema } from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import { PairConnectionsRepository } from './pair-connections.repository.ts'

/** Told by the connections service before it answers a member, so that the matches read next are right. */
@InternalOnly('connections')
@Controller('internal/connections')
export class PairConnectionsController {
  constructor(@Inject(PairConnectionsRepository) private readonly connections: PairConnectionsRepository) {}

  @Put(':userId/:matchedUserId')
  @HttpCode(204)
  keep(
    @Param('userId', memberIdParam) userId: string,
    @Param('matchedUserId', memberIdParam) matchedUserId: string,
    @Body({ schema: connectionStateSchema }) state: ConnectionState,
  ): Promise<void> {
    return this.connections.keep({ userId, matchedUserId, ...state })
  }
}
