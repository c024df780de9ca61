import { Module } from '@nestjs/common'
import { AlertsModule } from '../alerts/alerts.module.ts'
import { CallersModule } from '../callers/callers.module.ts'
import { ChannelsModule } from '../channels/channels.module.ts'
import { RegistryModule } from '../registry/registry.module.ts'
import { StoreModule } from '../store/store.module.ts'
import { BeaconsController } from './beacons.controller.ts'
import { CanaryAnalysisController } from './canary-analysis.controller.ts'
import { DeleteOldFigures } from './delete-old-figures.ts'
import { EndWorseCanaries } from './end-worse-canaries.ts'
import { FaultsController } from './faults.controller.ts'
import { JudgeBatch } from './judge-batch.ts'
import { KnownVersions } from './known-versions.ts'
import { ReadCanaryAnalysis } from './read-canary-analysis.ts'
import { ReadFaults } from './read-faults.ts'
import { RecordBeacons } from './record-beacons.ts'
import { SourceMaps } from './source-maps.ts'
import { StoreBatch } from './store-batch.ts'
import { UpdateFallbacks } from './update-fallbacks.ts'

/** What pages tell of the versions in them, and what follows for canaries. */
@Module({
  imports: [AlertsModule, CallersModule, ChannelsModule, RegistryModule, StoreModule],
  controllers: [BeaconsController, CanaryAnalysisController, FaultsController],
  providers: [
    DeleteOldFigures,
    EndWorseCanaries,
    JudgeBatch,
    KnownVersions,
    ReadCanaryAnalysis,
    ReadFaults,
    RecordBeacons,
    SourceMaps,
    StoreBatch,
    UpdateFallbacks,
  ],
})
export class CanaryAnalysisModule {}
