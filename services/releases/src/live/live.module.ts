import { Module } from '@nestjs/common'
import { LiveController } from './live.controller.ts'
import { LiveReleasesQuery } from './live-releases.ts'
import { ManifestsController } from './manifests.controller.ts'
import { ReadManifests } from './read-manifests.ts'
import { RecordShell } from './record-shell.ts'
import { ShellsController } from './shells.controller.ts'

/** What gateways ask and say: the live state, manifests of any age, the shells that they serve. */
@Module({
  controllers: [LiveController, ManifestsController, ShellsController],
  providers: [LiveReleasesQuery, ReadManifests, RecordShell],
})
export class LiveModule {}
