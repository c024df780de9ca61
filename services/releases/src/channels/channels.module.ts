import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { CallersModule } from '../callers/callers.module.ts'
import { RegistryModule } from '../registry/registry.module.ts'
import { StoreModule } from '../store/store.module.ts'
import { ChannelsController } from './channels.controller.ts'
import { MoveChannels } from './move-channels.ts'
import { YankVersion } from './yank-version.ts'

@Module({
  imports: [CallersModule, RegistryModule, StoreModule],
  controllers: [ChannelsController],
  providers: [AuditLog, MoveChannels, YankVersion],
  exports: [MoveChannels],
})
export class ChannelsModule {}
