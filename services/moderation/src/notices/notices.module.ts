import { Module } from '@nestjs/common'
import { ServicesModule } from '../services/services.module.ts'
import { MemberNotices } from './member-notices.ts'
import { NoticesController } from './notices.controller.ts'

@Module({
  imports: [ServicesModule],
  controllers: [NoticesController],
  providers: [MemberNotices],
  exports: [MemberNotices],
})
export class NoticesModule {}
