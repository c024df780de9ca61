import { Module } from '@nestjs/common'
import { MailsModule } from '../mails/mails.module.ts'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PasswordsModule } from '../passwords/passwords.module.ts'
import { PhotosModule } from '../photos/photos.module.ts'
import { SessionsModule } from '../sessions/sessions.module.ts'
import { OnboardingCookies } from './onboarding-cookie.ts'
import { AddMember, RegisterFromBrowser, RegisterMember } from './register-member.ts'
import { RegistrationController } from './registration.controller.ts'
import { RegistrationLimitsGuard } from './registration-limits.guard.ts'
import { RegistrationProofs } from './registration-proofs.ts'

@Module({
  imports: [MembersModule, PasswordsModule, PhotosModule, MatchesModule, SessionsModule, MailsModule],
  controllers: [RegistrationController],
  providers: [
    RegisterFromBrowser,
    RegisterMember,
    AddMember,
    OnboardingCookies,
    RegistrationProofs,
    RegistrationLimitsGuard,
  ],
  exports: [OnboardingCookies],
})
export class RegistrationModule {}
