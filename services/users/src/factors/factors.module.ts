import { Module } from '@nestjs/common'
import { AuditLog, SETTINGS } from '@rafiq/service-kit'
import { MailsModule } from '../mails/mails.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { SessionsModule } from '../sessions/sessions.module.ts'
import type { UsersSettings } from '../settings.ts'
import { AccountSecurityService } from './account-security.ts'
import { Challenges } from './challenges.ts'
import { FactorRepository } from './factor.repository.ts'
import { FactorChanges } from './factor-changes.ts'
import { FactorRecord } from './factor-record.ts'
import { FactorsController } from './factors.controller.ts'
import { OwnAuthenticatorApp } from './own-authenticator-app.ts'
import { OwnPasskeys } from './own-passkeys.ts'
import { PasskeyCeremonies } from './passkey-ceremonies.ts'
import { RecoveryCodeRepository } from './recovery-codes.repository.ts'
import { SecretBox } from './secret-box.ts'
import { StaffRestrictions } from './staff-restrictions.ts'
import { TotpEnrolments } from './totp-enrolments.ts'
import { VerifyFactor } from './verify-factor.ts'

/** Seals the secrets of authenticator apps, each for the member whose it is. */
const secretBox = {
  provide: SecretBox,
  useFactory: ({ FACTOR_KEYS }: UsersSettings) => new SecretBox(FACTOR_KEYS),
  inject: [SETTINGS],
}

@Module({
  imports: [MembersModule, MailsModule, SessionsModule],
  controllers: [FactorsController],
  providers: [
    AuditLog,
    secretBox,
    Challenges,
    FactorRepository,
    RecoveryCodeRepository,
    PasskeyCeremonies,
    VerifyFactor,
    StaffRestrictions,
    FactorRecord,
    FactorChanges,
    TotpEnrolments,
    OwnAuthenticatorApp,
    OwnPasskeys,
    AccountSecurityService,
  ],
  exports: [FactorRepository, PasskeyCeremonies, VerifyFactor, StaffRestrictions],
})
export class FactorsModule {}
