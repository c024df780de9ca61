import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { ClearUndeliveredMails } from './clear-undelivered-mails.ts'
import { LinkMails } from './link-mails.ts'
import { Mailer } from './mailer.ts'
import { NoticeMails } from './notice-mails.ts'
import { NoticesController } from './notices.controller.ts'
import { OneTimeTokens } from './one-time-tokens.ts'
import { SecurityMails } from './security-mails.ts'

@Module({
  imports: [MembersModule],
  controllers: [NoticesController],
  providers: [Mailer, OneTimeTokens, LinkMails, NoticeMails, SecurityMails, ClearUndeliveredMails],
  exports: [Mailer, OneTimeTokens, LinkMails, NoticeMails, SecurityMails],
})
export class MailsModule {}
