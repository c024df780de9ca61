import { Module } from '@nestjs/common'
import { AudienceModule } from '../audience/audience.module.ts'
import { LiveModule } from '../live/live.module.ts'
import { OpenPreview } from './open-preview.ts'
import { PreviewController } from './preview.controller.ts'
import { Visitors } from './visitors.ts'

@Module({
  imports: [AudienceModule, LiveModule],
  controllers: [PreviewController],
  providers: [OpenPreview, Visitors],
  exports: [Visitors],
})
export class VisitorsModule {}
