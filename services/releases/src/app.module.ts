import { type DynamicModule, Module } from '@nestjs/common'
import { AuditLog, databaseModule, RateLimitsModule, RedisModule, SessionsModule } from '@rafiq/service-kit'
import { AccountsModule } from './callers/accounts.module.ts'
import { AdminSessions } from './callers/admin-sessions.ts'
import { ChannelsController } from './channels/channels.controller.ts'
import { MoveChannels } from './channels/move-channels.ts'
import { releasesDatabase } from './database/database.ts'
import { PublishKeys } from './keys/publish-keys.ts'
import { LiveController } from './live/live.controller.ts'
import { LiveNews } from './live/live-news.ts'
import { LiveReleasesQuery } from './live/live-releases.ts'
import { ManifestsController } from './live/manifests.controller.ts'
import { PreviewLinksController } from './previews/preview-links.controller.ts'
import { PublishVersion } from './publishing/publish-version.ts'
import { PublishingController } from './publishing/publishing.controller.ts'
import type { ReleasesSettings } from './settings.ts'
import { ShellsController } from './shells/shells.controller.ts'
import { ReadDiff } from './status/read-diff.ts'
import { ReadHistory } from './status/read-history.ts'
import { ReadStatus } from './status/read-status.ts'
import { ReadVersions } from './status/read-versions.ts'
import { StatusController } from './status/status.controller.ts'
import { DiskVersionStore } from './store/disk-version-store.ts'
import { SweepStore } from './store/sweep-store.ts'
import { VersionStore } from './store/version-store.ts'
import { PublishTokens } from './tokens/publish-tokens.ts'
import { EndWorseCanaries } from './watch/end-worse-canaries.ts'
import { ForgetOldFigures } from './watch/forget-old-figures.ts'
import { KnownVersions } from './watch/known-versions.ts'
import { ReadWatch } from './watch/read-watch.ts'
import { RecordReports } from './watch/record-reports.ts'
import { ReportsController } from './watch/reports.controller.ts'
import { WatchController } from './watch/watch.controller.ts'

@Module({})
class AppModule {}

/** Everything the service is made of. */
export function appModule(settings: ReleasesSettings): DynamicModule {
  return {
    module: AppModule,
    imports: [
      databaseModule(releasesDatabase(settings.DATABASE_URL, settings.DATABASE_POOL)),
      RedisModule.forRoot({ url: settings.REDIS_URL, prefix: settings.REDIS_PREFIX }),
      SessionsModule.forRoot({ authority: AdminSessions, imports: [AccountsModule] }),
      AccountsModule,
      RateLimitsModule,
    ],
    controllers: [
      ReportsController,
      WatchController,
      StatusController,
      PublishingController,
      ChannelsController,
      PreviewLinksController,
      LiveController,
      ManifestsController,
      ShellsController,
    ],
    providers: [
      AuditLog,
      PublishTokens,
      PublishKeys,
      PublishVersion,
      MoveChannels,
      LiveReleasesQuery,
      LiveNews,
      ReadStatus,
      ReadHistory,
      ReadVersions,
      ReadDiff,
      SweepStore,
      KnownVersions,
      EndWorseCanaries,
      ForgetOldFigures,
      RecordReports,
      ReadWatch,
      { provide: VersionStore, useFactory: () => new DiskVersionStore(settings.STORAGE_DIR) },
    ],
  }
}
