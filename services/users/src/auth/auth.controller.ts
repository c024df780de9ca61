import { Body, Controller, HttpCode, type PipeTransform, Post, Query, Res } from '@nestjs/common'
import {
  type ChangePassword as Change,
  changePasswordSchema,
  type EmailOnly,
  emailOnlySchema,
  type Login,
  type LoginResult,
  loginResultSchema,
  loginSchema,
  type ResetPassword as Reset,
  type ResetLink,
  type ResetLinkState,
  resetLinkSchema,
  resetLinkStateSchema,
  resetPasswordSchema,
  type VerifyEmail as Verification,
  verifyEmailSchema,
} from '@rafiq/contracts/accounts'
import {
  CurrentSession,
  MalformedError,
  Public,
  RateLimit,
  Returns,
  ReturnsNothing,
  type Session,
} from '@rafiq/service-kit'
import { z } from 'zod'
import { SignOut } from '../sessions/sign-out.ts'
import type { UsersSettings } from '../settings.ts'
import { Browser, type BrowserTrace, type ReplyHeaders, sendWithCookies } from '../support/http.ts'
import { ChangePassword } from './change-password.ts'
import { RequestMail } from './request-mail.ts'
import { ResetPassword } from './reset-password.ts'
import { SignInByPassword } from './sign-in-by-password.ts'
import { VerifyEmail } from './verify-email.ts'

const everywhereQuery = z
  .enum(['true', 'false'])
  .optional()
  .transform((everywhere) => everywhere === 'true')
const limitLinks = (name: string) =>
  RateLimit({
    name,
    points: ({ LINKS_PER_ADDRESS }: UsersSettings) => LINKS_PER_ADDRESS,
    seconds: 900,
    by: 'address',
  })
const limitMails = (name: string) =>
  RateLimit({
    name,
    points: ({ MAILS_PER_ADDRESS }: UsersSettings) => MAILS_PER_ADDRESS,
    seconds: 900,
    by: 'address',
  })

/** Whatever is missing or malformed in a sign-in has the spec's one sentence (§5). */
const loginBody: PipeTransform<unknown, Login> = {
  transform(body) {
    const login = loginSchema.safeParse(body)
    if (!login.success) throw new MalformedError('credentials-required')
    return login.data
  },
}

/** Signing in and out by password, and what mails with links are for. */
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly signIns: SignInByPassword,
    private readonly signOuts: SignOut,
    private readonly verifications: VerifyEmail,
    private readonly mails: RequestMail,
    private readonly resets: ResetPassword,
    private readonly changes: ChangePassword,
  ) {}

  @Post('login')
  @Public()
  @Returns(loginResultSchema)
  async login(
    @Body(loginBody) login: Login,
    @Browser() browser: BrowserTrace,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<LoginResult> {
    return sendWithCookies(reply, await this.signIns.signIn(login, browser))
  }

  @Post('logout')
  @ReturnsNothing()
  logout(
    @CurrentSession() session: Session,
    @Query('everywhere', { schema: everywhereQuery }) everywhere: boolean,
  ): Promise<void> {
    return this.signOuts.signOut(session, { everywhere })
  }

  @Post('verify-email')
  @Public()
  @limitLinks('verify-email')
  @ReturnsNothing()
  verifyEmail(@Body({ schema: verifyEmailSchema }) { token }: Verification): Promise<void> {
    return this.verifications.verify(token)
  }

  @Post('resend-verification')
  @Public()
  @HttpCode(202)
  @limitMails('resend-verification')
  resendVerification(@Body({ schema: emailOnlySchema }) { email }: EmailOnly): Promise<void> {
    return this.mails.request(email, 'verify-email')
  }

  @Post('forgot-password')
  @Public()
  @HttpCode(202)
  @limitMails('forgot-password')
  forgotPassword(@Body({ schema: emailOnlySchema }) { email }: EmailOnly): Promise<void> {
    return this.mails.request(email, 'reset-password')
  }

  @Post('reset-password')
  @Public()
  @limitLinks('reset-password')
  @ReturnsNothing()
  resetPassword(@Body({ schema: resetPasswordSchema }) reset: Reset): Promise<void> {
    return this.resets.reset(reset)
  }

  @Post('reset-password/check')
  @Public()
  @limitLinks('check-reset-link')
  @Returns(resetLinkStateSchema)
  checkResetLink(@Body({ schema: resetLinkSchema }) { token }: ResetLink): Promise<ResetLinkState> {
    return this.resets.check(token)
  }

  @Post('change-password')
  @ReturnsNothing()
  changePassword(
    @CurrentSession() session: Session,
    @Body({ schema: changePasswordSchema }) change: Change,
  ): Promise<void> {
    return this.changes.change(session, change)
  }
}
