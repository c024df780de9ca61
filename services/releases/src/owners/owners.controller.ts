import { Body, Controller, Param, Put } from '@nestjs/common'
import {
  type Owner,
  type OwnerChange,
  ownerChangeSchema,
  ownerSchema,
  remoteNameSchema,
} from '@rafiq/platform-contracts'
import { RateLimit, Returns } from '@rafiq/service-kit'
import { ForCallers } from '../callers/caller.guard.ts'
import { type Caller, CurrentCaller, writeLimits } from '../callers/caller.ts'
import { SetOwner } from './set-owner.ts'

/** Which team answers for a remote: the team says it, or staff. Whose a remote is, its status tells. */
@ForCallers({ teams: 'own', staff: true, stepUp: true })
@RateLimit(...writeLimits('owner'))
@Controller('api/releases/:remote/owner')
export class OwnersController {
  constructor(private readonly owners: SetOwner) {}

  @Put()
  @Returns(ownerSchema)
  set(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: ownerChangeSchema }) body: OwnerChange,
  ): Promise<Owner> {
    return this.owners.run(remote, caller, body)
  }
}
