import { Module } from '@nestjs/common'
import { AuditLog } from '@rafiq/service-kit'
import { FactorsModule } from '../factors/factors.module.ts'
import { MailsModule } from '../mails/mails.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PasswordsModule } from '../passwords/passwords.module.ts'
import { PushModule } from '../push/push.module.ts'
import { SessionsModule } from '../sessions/sessions.module.ts'
import { AuthController } from './auth.controller.ts'
import { ChangePassword } from './change-password.ts'
import { CheckCredentials } from './check-credentials.ts'
import { CompleteSignIn } from './complete-sign-in.ts'
import { ConfirmPassword } from './confirm-password.ts'
import { FactorSignInController } from './factor-sign-in.controller.ts'
import { FailedSignIns } from './failed-sign-ins.ts'
import { OpenSession } from './open-session.ts'
import { PendingSignIns } from './pending-sign-ins.ts'
import { RecordFailedSignIns } from './record-failed-sign-ins.ts'
import { RecordSignIn } from './record-sign-in.ts'
import { RequestMail } from './request-mail.ts'
import { ResetPassword } from './reset-password.ts'
import { SignInAttempts } from './sign-in-attempts.ts'
import { SignInByPasskey } from './sign-in-by-passkey.ts'
import { SignInByPassword } from './sign-in-by-password.ts'
import { StepUpService } from './step-up.ts'
import { StepUpProofs } from './step-up-proofs.ts'
import { VerifyEmail } from './verify-email.ts'

@Module({
  imports: [MembersModule, MailsModule, PasswordsModule, FactorsModule, PushModule, SessionsModule],
  controllers: [AuthController, FactorSignInController],
  providers: [
    AuditLog,
    FailedSignIns,
    RecordFailedSignIns,
    SignInAttempts,
    CheckCredentials,
    PendingSignIns,
    SignInByPassword,
    SignInByPasskey,
    CompleteSignIn,
    OpenSession,
    RecordSignIn,
    ConfirmPassword,
    StepUpProofs,
    StepUpService,
    VerifyEmail,
    RequestMail,
    ResetPassword,
    ChangePassword,
  ],
})
export class AuthModule {}
