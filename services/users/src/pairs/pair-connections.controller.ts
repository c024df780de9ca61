import { Body, Controller, Param, Put } from '@nestjs/common'
import { type ConnectionState, connectionStateSchema } from '@rafiq/contracts/connections'
import { InternalOnly, idParam, ReturnsNothing } from '@rafiq/service-kit'
import { PairConnections } from './pair-connections.ts'

/** Told by the connections service before it answers a member, so that the matches read next are right. */
@InternalOnly('connections')
@Controller('internal/connections')
export class PairConnectionsController {
  constructor(private readonly connections: PairConnections) {}

  @Put(':userId/:matchedUserId')
  @ReturnsNothing()
  keep(
    @Param('userId', idParam) userId: string,
    @Param('matchedUserId', idParam) matchedUserId: string,
    @Body({ schema: connectionStateSchema }) state: ConnectionState,
  ): Promise<void> {
    return this.connections.keep({ userId, matchedUserId, ...state })
  }
}
