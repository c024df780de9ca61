import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { OneTimeTokensModule } from '../one-time-tokens/one-time-tokens.module.ts'
import { MailWorker } from './mail-worker.ts'
import { Mailer } from './mailer.ts'
import { NoticeWorker } from './notice-worker.ts'
import { SecurityMailWorker } from './security-mail-worker.ts'

@Module({
  imports: [MembersModule, OneTimeTokensModule],
  providers: [Mailer, MailWorker, NoticeWorker, SecurityMailWorker],
})
export class MailModule {}
