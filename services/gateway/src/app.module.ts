import { type DynamicModule, Module } from '@nestjs/common'
import { RedisModule } from '@rafiq/service-kit'
import { AudienceModule } from './audience/audience.module.ts'
import { CrashesModule } from './crashes/crashes.module.ts'
import { DocumentModule } from './document/document.module.ts'
import { FilesModule } from './files/files.module.ts'
import { HealthModule } from './health/health.module.ts'
import { KitModule } from './kit/kit.module.ts'
import { RemotesFileModule } from './remotes-file/remotes-file.module.ts'
import { RestrictedModule } from './restricted/restricted.module.ts'
import type { GatewaySettings } from './settings.ts'

@Module({
  imports: [
    HealthModule,
    RestrictedModule,
    RemotesFileModule,
    AudienceModule,
    FilesModule,
    KitModule,
    CrashesModule,
    DocumentModule,
  ],
})
export class GatewayServiceModule {
  /** Everything the gateway is made of, but for what Fastify itself leads to services. */
  static forRoot({ REDIS_URL: url, REDIS_PREFIX: prefix }: GatewaySettings): DynamicModule {
    return { module: GatewayServiceModule, imports: [RedisModule.forRoot({ url, prefix })] }
  }
}
