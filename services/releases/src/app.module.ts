import { type DynamicModule, Module } from '@nestjs/common'
import { releaseAuditDetails } from '@rafiq/platform-contracts'
import { connectionOptions, DefinitionsModule, databaseModule, RedisModule } from '@rafiq/service-kit'
import { AudienceModule } from './audience/audience.module.ts'
import { CanaryAnalysisModule } from './canary-analysis/canary-analysis.module.ts'
import { ChannelsModule } from './channels/channels.module.ts'
import { releasesDatabase } from './database/database.ts'
import { LiveModule } from './live/live.module.ts'
import { OwnersModule } from './owners/owners.module.ts'
import { PreviewsModule } from './previews/previews.module.ts'
import { ProofModule } from './proof/proof.module.ts'
import { PublishingModule } from './publishing/publishing.module.ts'
import { RehearsalsModule } from './rehearsals/rehearsals.module.ts'
import { RetentionModule } from './retention/retention.module.ts'
import { RightsModule } from './rights/rights.module.ts'
import type { ReleasesSettings } from './settings.ts'
import { StatusModule } from './status/status.module.ts'

@Module({
  // In this order: `/api/releases/audience`, `/watch` and `/status` come before `/api/releases/:remote`.
  imports: [
    AudienceModule,
    CanaryAnalysisModule,
    StatusModule,
    PublishingModule,
    ChannelsModule,
    RehearsalsModule,
    PreviewsModule,
    ProofModule,
    RetentionModule,
    RightsModule,
    OwnersModule,
    LiveModule,
  ],
})
export class ReleasesServiceModule {
  /** Everything the service is made of. */
  static forRoot(settings: ReleasesSettings): DynamicModule {
    return {
      module: ReleasesServiceModule,
      imports: [
        databaseModule(releasesDatabase(connectionOptions(settings))),
        RedisModule.forRoot({ url: settings.REDIS_URL, prefix: settings.REDIS_PREFIX }),
        DefinitionsModule.forRoot({ auditDetails: releaseAuditDetails }),
      ],
    }
  }
}
