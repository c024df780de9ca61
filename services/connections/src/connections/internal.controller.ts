import { Controller, Get, Inject, Param, SerializeOptions } from '@nestjs/common'
import { type Connection, connectionSchema } from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { ConnectionService } from './connection.service.ts'
import { memberIdParam } from './params.ts'

/** For other services: what a member's data export holds of here. */
@InternalOnly()
@Controller('internal/connections')
export class InternalController {
  constructor(@Inject(ConnectionService) private readonly connections: ConnectionService) {}

  @Get(':memberId')
  @SerializeOptions({ schema: connectionSchema })
  list(@Param('memberId', memberIdParam) memberId: string): Promise<Connection[]> {
    return this.connections.own(memberId)
  }
}
