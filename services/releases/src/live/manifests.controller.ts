import { Controller, Get, Query } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { RemoteManifest } from '@rafiq/platform-contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { ReadManifests, type Wanted, wantedSchema } from './read-manifests.ts'

/** Manifests of versions of any age, for gateways that serve a page of long ago. */
@ApiExcludeController()
@InternalOnly('gateway')
@Controller('internal/manifests')
export class ManifestsController {
  constructor(private readonly manifests: ReadManifests) {}

  @Get()
  read(@Query('of', { schema: wantedSchema }) wanted: Wanted): Promise<RemoteManifest[]> {
    return this.manifests.run(wanted)
  }
}
