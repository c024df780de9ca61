import { Module } from '@nestjs/common'
import { CallersModule } from '../callers/callers.module.ts'
import { ProofModule } from '../proof/proof.module.ts'
import { RegistryModule } from '../registry/registry.module.ts'
import { StoreModule } from '../store/store.module.ts'
import { ArchivesController } from './archives.controller.ts'
import { PackVersion } from './pack-version.ts'
import { PublishTransaction } from './publish-transaction.ts'
import { PublishVersion } from './publish-version.ts'
import { PublishingController } from './publishing.controller.ts'

@Module({
  imports: [CallersModule, ProofModule, RegistryModule, StoreModule],
  controllers: [PublishingController, ArchivesController],
  providers: [PackVersion, PublishTransaction, PublishVersion],
})
export class PublishingModule {}
