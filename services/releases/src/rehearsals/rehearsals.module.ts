import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { CallersModule } from '../callers/callers.module.ts'
import { RegistryModule } from '../registry/registry.module.ts'
import { StoreModule } from '../store/store.module.ts'
import { RehearsalsController } from './rehearsals.controller.ts'
import { Rehearsals } from './rehearsals.ts'

/** Shell and remotes tried, moved and taken back as one composition. */
@Module({
  imports: [CallersModule, RegistryModule, StoreModule],
  controllers: [RehearsalsController],
  providers: [AuditLog, Rehearsals],
})
export class RehearsalsModule {}
