import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  SerializeOptions,
} from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger'
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
} from '@rafiq/contracts'
import { CurrentSession, RateLimit, type Session, StepUp } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import { AccountSecurityService } from './account-security.service.ts'
import { PasskeysService } from './passkeys.service.ts'
import { TotpEnrolmentService } from './totp-enrolment.service.ts'

/** How the caller's own account is secured. */
@RateLimit({ name: 'own-security', points: 120, seconds: 900, by: 'member' })
@Controller('api/user')
export class FactorsController {
  constructor(
    @Inject(AccountSecurityService) private readonly security: AccountSecurityService,
    @Inject(TotpEnrolmentService) private readonly apps: TotpEnrolmentService,
    @Inject(PasskeysService) private readonly passkeys: PasskeysService,
  ) {}

  @Get('security')
  @SerializeOptions({ schema: accountSecuritySchema })
  @ApiOkResponse({ standardSchema: accountSecuritySchema })
  read(@CurrentSession() session: Session): Promise<AccountSecurity> {
    return this.security.read(session)
  }

  @Post('factors/totp')
  @StepUp()
  @SerializeOptions({ schema: totpEnrolmentSchema })
  @ApiCreatedResponse({ standardSchema: totpEnrolmentSchema })
  beginApp(@CurrentSession() session: Session): Promise<TotpEnrolment> {
    return this.apps.begin(session)
  }

  @Post('factors/totp/confirm')
  @StepUp()
  @HttpCode(200)
  @SerializeOptions({ schema: enrolledFactorSchema })
  @ApiOkResponse({ standardSchema: enrolledFactorSchema })
  confirmApp(
    @CurrentSession() session: Session,
    @Body({ schema: totpConfirmationSchema }) confirmation: TotpConfirmation,
  ): Promise<EnrolledFactor> {
    return this.apps.confirm(session, confirmation)
  }

  @Delete('factors/totp')
  @StepUp()
  @HttpCode(204)
  @ApiNoContentResponse()
  removeApp(@CurrentSession() session: Session): Promise<void> {
    return this.apps.remove(session)
  }

  @Post('factors/passkeys/options')
  @StepUp()
  @HttpCode(200)
  @SerializeOptions({ schema: passkeyCreationSchema })
  @ApiOkResponse({ standardSchema: passkeyCreationSchema })
  offerPasskey(@CurrentSession() session: Session): Promise<PasskeyCreation> {
    return this.passkeys.offer(session)
  }

  @Post('factors/passkeys')
  @StepUp()
  @SerializeOptions({ schema: enrolledPasskeySchema })
  @ApiCreatedResponse({ standardSchema: enrolledPasskeySchema })
  addPasskey(
    @CurrentSession() session: Session,
    @Body({ schema: passkeyEnrolmentSchema }) enrolment: PasskeyEnrolment,
  ): Promise<EnrolledPasskey> {
    return this.passkeys.add(session, enrolment)
  }

  @Patch('factors/passkeys/:id')
  @SerializeOptions({ schema: passkeySchema })
  @ApiOkResponse({ standardSchema: passkeySchema })
  renamePasskey(
    @CurrentSession() session: Session,
    @Param('id', memberIdParam) id: string,
    @Body({ schema: passkeyChangeSchema }) { name }: PasskeyChange,
  ): Promise<Passkey> {
    return this.passkeys.rename(session, id, name)
  }

  @Delete('factors/passkeys/:id')
  @StepUp()
  @HttpCode(204)
  @ApiNoContentResponse()
  removePasskey(@CurrentSession() session: Session, @Param('id', memberIdParam) id: string): Promise<void> {
    return this.passkeys.remove(session, id)
  }

  @Post('factors/recovery-codes')
  @StepUp()
  @HttpCode(200)
  @SerializeOptions({ schema: recoveryCodesSchema })
  @ApiOkResponse({ standardSchema: recoveryCodesSchema })
  renewCodes(@CurrentSession() session: Session): Promise<RecoveryCodes> {
    return this.security.renewCodes(session)
  }
}
