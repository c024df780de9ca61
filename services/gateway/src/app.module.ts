import { type DynamicModule, Module } from '@nestjs/common'
import { DiskStorage, ObjectStorage, RedisModule } from '@rafiq/service-kit'
import { CallerRole } from './composition/caller-role.ts'
import { Compositions } from './composition/compositions.ts'
import { KeptCompositions } from './composition/kept-compositions.ts'
import { RestrictedController } from './composition/restricted.controller.ts'
import { DemoWhatsappController } from './demo/demo-whatsapp.controller.ts'
import { DocumentController } from './document/document.controller.ts'
import { Documents } from './document/documents.ts'
import { FilesController } from './files/files.controller.ts'
import { StoredFiles } from './files/stored-files.ts'
import { UpstreamHealth } from './health/upstream-health.ts'
import { LastGoodReleases } from './live/last-good-releases.ts'
import { LiveNews } from './live/live-news.ts'
import { LiveSource } from './live/live-source.ts'
import { ShellAnnouncement } from './live/shell-announcement.ts'
import type { GatewaySettings } from './settings.ts'
import { KeptShells } from './shell/kept-shells.ts'
import { Shell } from './shell/shell.ts'
import { PreviewController } from './visitors/preview.controller.ts'
import { Visitors } from './visitors/visitors.ts'

@Module({})
class AppModule {}

/** Everything the gateway is made of, but for the proxy. */
export function appModule(settings: GatewaySettings): DynamicModule {
  return {
    module: AppModule,
    imports: [RedisModule.forRoot({ url: settings.REDIS_URL, prefix: settings.REDIS_PREFIX })],
    controllers: [
      RestrictedController,
      FilesController,
      PreviewController,
      ...(settings.DEMO ? [DemoWhatsappController] : []),
      DocumentController,
    ],
    providers: [
      CallerRole,
      Compositions,
      Documents,
      KeptCompositions,
      KeptShells,
      LastGoodReleases,
      LiveSource,
      LiveNews,
      ShellAnnouncement,
      StoredFiles,
      UpstreamHealth,
      Visitors,
      { provide: Shell, useFactory: () => Shell.read(settings.SHELL_DIR) },
      { provide: ObjectStorage, useFactory: () => new DiskStorage(settings.STORAGE_DIR) },
    ],
  }
}
