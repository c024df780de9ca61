import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common'
import {
  type AccountSecurity,
  accountSecuritySchema,
  type EnrolledFactor,
  type EnrolledPasskey,
  enrolledFactorSchema,
  enrolledPasskeySchema,
  type Passkey,
  type PasskeyChange,
  type PasskeyCreation,
  type PasskeyEnrolment,
  passkeyChangeSchema,
  passkeyCreationSchema,
  passkeyEnrolmentSchema,
  passkeySchema,
  type RecoveryCodes,
  recoveryCodesSchema,
  type TotpConfirmation,
  type TotpEnrolment,
  totpConfirmationSchema,
  totpEnrolmentSchema,
} from '@rafiq/contracts/accounts'
import {
  CurrentSession,
  idParam,
  RateLimit,
  Returns,
  ReturnsNothing,
  type Session,
  StepUp,
} from '@rafiq/service-kit'
import { AccountSecurityService } from './account-security.ts'
import { OwnAuthenticatorApp } from './own-authenticator-app.ts'
import { OwnPasskeys } from './own-passkeys.ts'

/** How the caller's own account is secured. */
@RateLimit({ name: 'own-security', points: 120, seconds: 900, by: 'member' })
@Controller('api/user')
export class FactorsController {
  constructor(
    private readonly security: AccountSecurityService,
    private readonly app: OwnAuthenticatorApp,
    private readonly passkeys: OwnPasskeys,
  ) {}

  @Get('security')
  @Returns(accountSecuritySchema)
  read(@CurrentSession() session: Session): Promise<AccountSecurity> {
    return this.security.read(session)
  }

  @Post('factors/totp')
  @StepUp()
  @Returns(totpEnrolmentSchema, 201)
  beginApp(@CurrentSession() session: Session): Promise<TotpEnrolment> {
    return this.app.begin(session)
  }

  @Post('factors/totp/confirm')
  @StepUp()
  @Returns(enrolledFactorSchema)
  confirmApp(
    @CurrentSession() session: Session,
    @Body({ schema: totpConfirmationSchema }) confirmation: TotpConfirmation,
  ): Promise<EnrolledFactor> {
    return this.app.confirm(session, confirmation)
  }

  @Delete('factors/totp')
  @StepUp()
  @ReturnsNothing()
  removeApp(@CurrentSession() session: Session): Promise<void> {
    return this.app.remove(session)
  }

  @Post('factors/passkeys/options')
  @StepUp()
  @Returns(passkeyCreationSchema)
  offerPasskey(@CurrentSession() session: Session): Promise<PasskeyCreation> {
    return this.passkeys.offer(session)
  }

  @Post('factors/passkeys')
  @StepUp()
  @Returns(enrolledPasskeySchema, 201)
  addPasskey(
    @CurrentSession() session: Session,
    @Body({ schema: passkeyEnrolmentSchema }) enrolment: PasskeyEnrolment,
  ): Promise<EnrolledPasskey> {
    return this.passkeys.add(session, enrolment)
  }

  @Patch('factors/passkeys/:id')
  @Returns(passkeySchema)
  renamePasskey(
    @CurrentSession() session: Session,
    @Param('id', idParam) id: string,
    @Body({ schema: passkeyChangeSchema }) { name }: PasskeyChange,
  ): Promise<Passkey> {
    return this.passkeys.rename(session, id, name)
  }

  @Delete('factors/passkeys/:id')
  @StepUp()
  @ReturnsNothing()
  removePasskey(@CurrentSession() session: Session, @Param('id', idParam) id: string): Promise<void> {
    return this.passkeys.remove(session, id)
  }

  @Post('factors/recovery-codes')
  @StepUp()
  @Returns(recoveryCodesSchema)
  renewCodes(@CurrentSession() session: Session): Promise<RecoveryCodes> {
    return this.security.renewCodes(session)
  }
}
