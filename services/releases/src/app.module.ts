import { type DynamicModule, Module } from '@nestjs/common'
import { databaseModule } from '@rafiq/service-kit'
import { releasesDatabase } from './database/database.ts'
import { LiveController } from './live/live.controller.ts'
import { LiveReleasesQuery } from './live/live-releases.ts'
import { PublishVersion } from './publishing/publish-version.ts'
import { PublishingController } from './publishing/publishing.controller.ts'
import type { ReleasesSettings } from './settings.ts'
import { StatusController } from './status/status.controller.ts'
import { DiskVersionStore } from './store/disk-version-store.ts'
import { SweepStore } from './store/sweep-store.ts'
import { VersionStore } from './store/version-store.ts'
import { PublishTokens } from './tokens/publish-tokens.ts'

@Module({})
class AppModule {}

/** Everything the service is made of. */
export function appModule(settings: ReleasesSettings): DynamicModule {
  return {
    module: AppModule,
    imports: [databaseModule(releasesDatabase(settings.DATABASE_URL, settings.DATABASE_POOL))],
    controllers: [StatusController, PublishingController, LiveController],
    providers: [
      PublishTokens,
      PublishVersion,
      LiveReleasesQuery,
      SweepStore,
      { provide: VersionStore, useFactory: () => new DiskVersionStore(settings.STORAGE_DIR) },
    ],
  }
}
