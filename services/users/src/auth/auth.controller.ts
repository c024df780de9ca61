import {
  Body,
  Controller,
  Headers,
  HttpCode,
  Inject,
  Ip,
  Post,
  Query,
  Res,
  SerializeOptions,
} from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger'
import {
  type ChangePassword,
  changePasswordSchema,
  type EmailOnly,
  emailOnlySchema,
  type Login,
  type LoginResult,
  loginResultSchema,
  type ResetPassword,
  resetPasswordSchema,
  type VerifyEmail,
  verifyEmailSchema,
} from '@rafiq/contracts'
import { CurrentSession, Public, RateLimit, type Session } from '@rafiq/service-kit'
import { z } from 'zod'
import type { ReplyHeaders } from '../support/reply-headers.ts'
import { AccountMailService } from './account-mail.service.ts'
import { loginBody } from './login-body.pipe.ts'
import { PasswordService } from './password.service.ts'
import { SignInService } from './sign-in.service.ts'
import { SignOutService } from './sign-out.service.ts'

const everywhereQuery = z.enum(['true', 'false']).optional()
const byAddress = (name: string, points: number) => RateLimit({ name, points, seconds: 900, by: 'address' })

@Controller('api/auth')
export class AuthController {
  constructor(
    @Inject(SignInService) private readonly signIns: SignInService,
    @Inject(SignOutService) private readonly signOuts: SignOutService,
    @Inject(AccountMailService) private readonly mails: AccountMailService,
    @Inject(PasswordService) private readonly passwords: PasswordService,
  ) {}

  @Post('login')
  @Public()
  @HttpCode(200)
  @SerializeOptions({ schema: loginResultSchema })
  @ApiOkResponse({ standardSchema: loginResultSchema })
  async login(
    @Body(loginBody) login: Login,
    @Headers('cookie') cookies: string | undefined,
    @Headers('user-agent') userAgent: string | undefined,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<LoginResult> {
    const { result, setCookie } = await this.signIns.signIn(login, { cookies, userAgent }, ip)
    if (setCookie) reply.header('set-cookie', setCookie)
    return result
  }

  @Post('logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  async logout(
    @CurrentSession() session: Session,
    @Query('everywhere', { schema: everywhereQuery }) everywhere: 'true' | 'false' | undefined,
  ): Promise<void> {
    await (everywhere === 'true' ? this.signOuts.everywhere(session) : this.signOuts.here(session))
  }

  @Post('verify-email')
  @Public()
  @HttpCode(204)
  @byAddress('verify-email', 60)
  @ApiNoContentResponse()
  verifyEmail(@Body({ schema: verifyEmailSchema }) { token }: VerifyEmail): Promise<void> {
    return this.mails.verifyEmail(token)
  }

  @Post('resend-verification')
  @Public()
  @HttpCode(202)
  @byAddress('resend-verification', 30)
  resendVerification(@Body({ schema: emailOnlySchema }) { email }: EmailOnly): Promise<void> {
    return this.mails.request(email, 'verify-email')
  }

  @Post('forgot-password')
  @Public()
  @HttpCode(202)
  @byAddress('forgot-password', 30)
  forgotPassword(@Body({ schema: emailOnlySchema }) { email }: EmailOnly): Promise<void> {
    return this.mails.request(email, 'reset-password')
  }

  @Post('reset-password')
  @Public()
  @HttpCode(204)
  @byAddress('reset-password', 60)
  @ApiNoContentResponse()
  resetPassword(@Body({ schema: resetPasswordSchema }) reset: ResetPassword): Promise<void> {
    return this.passwords.reset(reset)
  }

  @Post('change-password')
  @HttpCode(204)
  @ApiNoContentResponse()
  changePassword(
    @CurrentSession() session: Session,
    @Body({ schema: changePasswordSchema }) change: ChangePassword,
  ): Promise<void> {
    return this.passwords.change(session, change)
  }
}
