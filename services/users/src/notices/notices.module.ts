import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { NoticeMails } from './notice-mails.ts'
import { NoticesController } from './notices.controller.ts'

@Module({
  imports: [MembersModule],
  controllers: [NoticesController],
  providers: [NoticeMails],
  exports: [NoticeMails],
})
export class NoticesModule {}
