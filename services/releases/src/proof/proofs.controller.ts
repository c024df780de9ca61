import { Controller, Get, Param } from '@nestjs/common'
import {
  type ProofPicture,
  proofPictureSchema,
  type ReleaseProofs,
  releaseProofsSchema,
  remoteNameSchema,
} from '@rafiq/platform-contracts'
import { idParam, Returns } from '@rafiq/service-kit'
import { z } from 'zod'
import { ForCallers } from '../callers/caller.guard.ts'
import { StoredProofs } from './stored-proofs.ts'

const placeSchema = z.coerce.number().pipe(z.int().min(0).max(99))

/** What browsers saw of versions before they were live; any publish token may ask, and admins. */
@ForCallers({ teams: 'every', staff: true })
@Controller('api/releases/:remote/proofs')
export class ProofsController {
  constructor(private readonly proofs: StoredProofs) {}

  @Get()
  @Returns(releaseProofsSchema)
  read(@Param('remote', { schema: remoteNameSchema }) remote: string): Promise<ReleaseProofs> {
    return this.proofs.read(remote)
  }

  @Get(':id/pictures/:place')
  @Returns(proofPictureSchema)
  picture(
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Param('id', idParam) id: string,
    @Param('place', { schema: placeSchema }) place: number,
  ): Promise<ProofPicture> {
    return this.proofs.picture(remote, id, place)
  }
}
