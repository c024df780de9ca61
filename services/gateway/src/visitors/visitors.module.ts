import { Module } from '@nestjs/common'
import { LiveModule } from '../live/live.module.ts'
import { PreviewController } from './preview.controller.ts'
import { Visitors } from './visitors.ts'

@Module({
  imports: [LiveModule],
  controllers: [PreviewController],
  providers: [Visitors],
  exports: [Visitors],
})
export class VisitorsModule {}
