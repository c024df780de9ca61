import { Module } from '@nestjs/common'
import { SecurityMails } from './security-mails.ts'

@Module({ providers: [SecurityMails], exports: [SecurityMails] })
export class SecurityMailsModule {}
