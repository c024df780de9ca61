import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import {
  type KeyRotation,
  keyRotationSchema,
  type Revocation,
  type RotatedKey,
  remoteNameSchema,
  revocationSchema,
  rotatedKeySchema,
  type TeamRightKind,
  type TeamRights as TeamRightsList,
  teamRightKindSchema,
  teamRightsSchema,
} from '@rafiq/platform-contracts'
import { RateLimit, Returns } from '@rafiq/service-kit'
import { z } from 'zod'
import { ForCallers } from '../callers/caller.guard.ts'
import { type Caller, CurrentCaller, writeLimits } from '../callers/caller.ts'
import { TeamRights } from '../teams/team-rights.ts'
import { RevokeRight } from './revoke-right.ts'
import { RotateKey } from './rotate-key.ts'

const RemoteParam = () => Param('remote', { schema: remoteNameSchema })

/** Tokens and keys of a remote's team: the team and staff see and revoke them, the team alone replaces its key. */
@Controller('api/releases/:remote')
export class RightsController {
  constructor(
    private readonly rights: TeamRights,
    private readonly revokeRight: RevokeRight,
    private readonly rotateKey: RotateKey,
  ) {}

  @Get('rights')
  @ForCallers({ teams: 'own', staff: true })
  @Returns(teamRightsSchema)
  async list(@RemoteParam() remote: string): Promise<TeamRightsList> {
    return { remote, rights: await this.rights.list(remote) }
  }

  @Post('rights/:kind/:id/revoke')
  @ForCallers({ teams: 'own', staff: true, stepUp: true })
  @RateLimit(...writeLimits('rights'))
  @HttpCode(200)
  @Returns(teamRightsSchema)
  async revoke(
    @RemoteParam() remote: string,
    @Param('kind', { schema: teamRightKindSchema }) kind: TeamRightKind,
    @Param('id', { schema: z.uuid() }) id: string,
    @CurrentCaller() caller: Caller,
    @Body({ schema: revocationSchema }) body: Revocation,
  ): Promise<TeamRightsList> {
    await this.revokeRight.run({ kind, id, remote }, caller, body)
    return this.list(remote)
  }

  @Post('keys')
  @ForCallers({ teams: 'own', staff: false })
  @RateLimit(...writeLimits('rights'))
  @Returns(rotatedKeySchema, 201)
  rotate(
    @RemoteParam() remote: string,
    @CurrentCaller() { actor }: Caller,
    @Body({ schema: keyRotationSchema }) body: KeyRotation,
  ): Promise<RotatedKey> {
    return this.rotateKey.run({ actor, remote }, body)
  }
}
