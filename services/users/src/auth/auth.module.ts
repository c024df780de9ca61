import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { DevicesModule } from '../devices/devices.module.ts'
import { FactorsModule } from '../factors/factors.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { OneTimeTokensModule } from '../one-time-tokens/one-time-tokens.module.ts'
import { PasswordsModule } from '../passwords/passwords.module.ts'
import { SecurityMailsModule } from '../security-mails/security-mails.module.ts'
import { SignInFailuresModule } from '../sign-in-failures/sign-in-failures.module.ts'
import { AccountMailService } from './account-mail.service.ts'
import { AuthController } from './auth.controller.ts'
import { FactorSignInController } from './factor-sign-in.controller.ts'
import { OpenSession } from './open-session.service.ts'
import { PasskeySignInService } from './passkey-sign-in.service.ts'
import { PasswordService } from './password.service.ts'
import { PendingSignIns } from './pending-sign-ins.ts'
import { SecondFactorService } from './second-factor.service.ts'
import { SignInService } from './sign-in.service.ts'
import { SignOutService } from './sign-out.service.ts'
import { StepUpService } from './step-up.service.ts'

@Module({
  imports: [
    MembersModule,
    OneTimeTokensModule,
    PasswordsModule,
    FactorsModule,
    DevicesModule,
    SecurityMailsModule,
    SignInFailuresModule,
  ],
  controllers: [AuthController, FactorSignInController],
  providers: [
    AuditLog,
    SignInService,
    SignOutService,
    SecondFactorService,
    PasskeySignInService,
    StepUpService,
    OpenSession,
    PendingSignIns,
    AccountMailService,
    PasswordService,
  ],
})
export class AuthModule {}
