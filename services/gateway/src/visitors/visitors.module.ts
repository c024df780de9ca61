import { Module } from '@nestjs/common'
import { LiveModule } from '../live/live.module.ts'
import { OpenPreview } from './open-preview.ts'
import { PreviewController } from './preview.controller.ts'
import { Visitors } from './visitors.ts'

@Module({
  imports: [LiveModule],
  controllers: [PreviewController],
  providers: [OpenPreview, Visitors],
  exports: [Visitors],
})
export class VisitorsModule {}
