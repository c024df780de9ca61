import { Controller, Get, Inject, SerializeOptions } from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import {
  type Connection,
  connectionSchema,
  connectionsSchema,
  type MatchLimit,
  matchLimitSchema,
} from '@rafiq/contracts'
import { CurrentSession, RateLimit, type Session } from '@rafiq/service-kit'
import { ConnectionService } from './connection.service.ts'

@Controller('api')
export class HistoryController {
  constructor(@Inject(ConnectionService) private readonly connections: ConnectionService) {}

  @Get('users/connections')
  @RateLimit({ name: 'connections', points: 120, seconds: 60, by: 'member' })
  @SerializeOptions({ schema: connectionSchema })
  @ApiOkResponse({ standardSchema: connectionsSchema })
  list(@CurrentSession() session: Session): Promise<Connection[]> {
    return this.connections.own(session.memberId)
  }

  @Get('user/match-limit')
  @RateLimit({ name: 'match-limit', points: 120, seconds: 60, by: 'member' })
  @SerializeOptions({ schema: matchLimitSchema })
  @ApiOkResponse({ standardSchema: matchLimitSchema })
  limit(@CurrentSession() session: Session): Promise<MatchLimit> {
    return this.connections.limit(session.memberId)
  }
}
