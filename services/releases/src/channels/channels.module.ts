import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { CallersModule } from '../callers/callers.module.ts'
import { RegistryModule } from '../registry/registry.module.ts'
import { ChannelsController } from './channels.controller.ts'
import { MoveChannels } from './move-channels.ts'

@Module({
  imports: [CallersModule, RegistryModule],
  controllers: [ChannelsController],
  providers: [AuditLog, MoveChannels],
  exports: [MoveChannels],
})
export class ChannelsModule {}
