import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { MembersModule } from '../members/members.module.ts'
import { SecurityMailsModule } from '../security-mails/security-mails.module.ts'
import { AccountSecurityService } from './account-security.service.ts'
import { Challenges } from './challenges.ts'
import { FactorRepository } from './factor.repository.ts'
import { FactorChanges } from './factor-changes.ts'
import { FactorsController } from './factors.controller.ts'
import { PasskeyCeremonies } from './passkey-ceremonies.ts'
import { PasskeysService } from './passkeys.service.ts'
import { RecoveryCodeRepository } from './recovery-codes.repository.ts'
import { TotpEnrolmentService } from './totp-enrolment.service.ts'
import { TotpSecrets } from './totp-secrets.ts'
import { VerifyFactor } from './verify-factor.ts'

@Module({
  imports: [MembersModule, SecurityMailsModule],
  controllers: [FactorsController],
  providers: [
    AuditLog,
    Challenges,
    FactorRepository,
    RecoveryCodeRepository,
    TotpSecrets,
    PasskeyCeremonies,
    VerifyFactor,
    FactorChanges,
    TotpEnrolmentService,
    PasskeysService,
    AccountSecurityService,
  ],
  exports: [FactorRepository, PasskeyCeremonies, VerifyFactor],
})
export class FactorsModule {}
