import { Module } from '@nestjs/common'
import { MailsModule } from '../mails/mails.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { KnownDevices } from './known-devices.ts'
import { OwnAccountChange } from './own-account-change.ts'
import { OwnSessionsController } from './own-sessions.controller.ts'
import { OwnSessions } from './own-sessions.ts'
import { SessionEnding } from './session-ending.ts'
import { SignOut } from './sign-out.ts'

@Module({
  imports: [MembersModule, MailsModule],
  controllers: [OwnSessionsController],
  providers: [KnownDevices, OwnAccountChange, OwnSessions, SessionEnding, SignOut],
  exports: [KnownDevices, OwnAccountChange, SessionEnding, SignOut],
})
export class SessionsModule {}
