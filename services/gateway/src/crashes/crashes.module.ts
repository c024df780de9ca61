import { Module } from '@nestjs/common'
import { CompositionModule } from '../composition/composition.module.ts'
import { CrashesController } from './crashes.controller.ts'
import { ReportCrash } from './report-crash.ts'

@Module({ imports: [CompositionModule], controllers: [CrashesController], providers: [ReportCrash] })
export class CrashesModule {}
