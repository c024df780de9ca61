import { Module } from '@nestjs/common'
import { ServicesModule } from '../services/services.module.ts'
import { NoticesController } from './notices.controller.ts'
import { OwnNotices } from './own-notices.ts'
import { SendNotices } from './send-notices.ts'

@Module({
  imports: [ServicesModule],
  controllers: [NoticesController],
  providers: [OwnNotices, SendNotices],
  exports: [OwnNotices, SendNotices],
})
export class NoticesModule {}
