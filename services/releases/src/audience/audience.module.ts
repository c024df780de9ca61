import { Module } from '@nestjs/common'
import { CallersModule } from '../callers/callers.module.ts'
import { AudienceController } from './audience.controller.ts'

@Module({ imports: [CallersModule], controllers: [AudienceController] })
export class AudienceModule {}
