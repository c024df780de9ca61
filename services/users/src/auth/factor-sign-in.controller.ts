import { Body, Controller, Headers, HttpCode, Inject, Ip, Post, Res, SerializeOptions } from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import {
  type OpenedSession,
  openedSessionSchema,
  type PasskeyRequest,
  type PasskeySignIn,
  type PendingSignInReference,
  passkeyRequestSchema,
  passkeySignInSchema,
  pendingSignInReferenceSchema,
  type SecondFactorProof,
  type StepUp,
  type StepUpResult,
  secondFactorProofSchema,
  stepUpResultSchema,
  stepUpSchema,
} from '@rafiq/contracts'
import { CurrentSession, Public, RateLimit, type Session } from '@rafiq/service-kit'
import type { ReplyHeaders } from '../support/reply-headers.ts'
import type { Opened } from './open-session.service.ts'
import { PasskeySignInService } from './passkey-sign-in.service.ts'
import { SecondFactorService } from './second-factor.service.ts'
import { StepUpService } from './step-up.service.ts'

const byAddress = (name: string, points: number) => RateLimit({ name, points, seconds: 900, by: 'address' })

/** Signing in, and confirming who one is, by what is not a password. */
@Controller('api/auth')
export class FactorSignInController {
  constructor(
    @Inject(SecondFactorService) private readonly seconds: SecondFactorService,
    @Inject(PasskeySignInService) private readonly passkeys: PasskeySignInService,
    @Inject(StepUpService) private readonly stepUps: StepUpService,
  ) {}

  @Post('second-factor/options')
  @Public()
  @HttpCode(200)
  @byAddress('second-factor-options', 100)
  @SerializeOptions({ schema: passkeyRequestSchema })
  @ApiOkResponse({ standardSchema: passkeyRequestSchema })
  offerSecondFactor(
    @Body({ schema: pendingSignInReferenceSchema }) { pending }: PendingSignInReference,
  ): Promise<PasskeyRequest> {
    return this.seconds.offerPasskey(pending)
  }

  @Post('second-factor')
  @Public()
  @HttpCode(200)
  @SerializeOptions({ schema: openedSessionSchema })
  @ApiOkResponse({ standardSchema: openedSessionSchema })
  async completeSignIn(
    @Body({ schema: secondFactorProofSchema }) proof: SecondFactorProof,
    @Headers('cookie') cookies: string | undefined,
    @Headers('user-agent') userAgent: string | undefined,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<OpenedSession> {
    return answer(reply, await this.seconds.complete(proof, { cookies, userAgent }, ip))
  }

  @Post('passkey/options')
  @Public()
  @HttpCode(200)
  @byAddress('passkey-options', 300)
  @SerializeOptions({ schema: passkeyRequestSchema })
  @ApiOkResponse({ standardSchema: passkeyRequestSchema })
  offerPasskey(): Promise<PasskeyRequest> {
    return this.passkeys.offer()
  }

  @Post('passkey')
  @Public()
  @HttpCode(200)
  @byAddress('passkey-sign-in', 100)
  @SerializeOptions({ schema: openedSessionSchema })
  @ApiOkResponse({ standardSchema: openedSessionSchema })
  async signInByPasskey(
    @Body({ schema: passkeySignInSchema }) proof: PasskeySignIn,
    @Headers('cookie') cookies: string | undefined,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<OpenedSession> {
    return answer(reply, await this.passkeys.complete(proof, { cookies, userAgent }))
  }

  @Post('step-up/options')
  @HttpCode(200)
  @RateLimit({ name: 'step-up-options', points: 60, seconds: 900, by: 'member' })
  @SerializeOptions({ schema: passkeyRequestSchema })
  @ApiOkResponse({ standardSchema: passkeyRequestSchema })
  offerStepUp(@CurrentSession() session: Session): Promise<PasskeyRequest> {
    return this.stepUps.offerPasskey(session)
  }

  @Post('step-up')
  @HttpCode(200)
  @SerializeOptions({ schema: stepUpResultSchema })
  @ApiOkResponse({ standardSchema: stepUpResultSchema })
  stepUp(
    @CurrentSession() session: Session,
    @Body({ schema: stepUpSchema }) proof: StepUp,
  ): Promise<StepUpResult> {
    return this.stepUps.confirm(session, proof)
  }
}

function answer(reply: ReplyHeaders, { session, setCookie }: Opened): OpenedSession {
  reply.header('set-cookie', setCookie)
  return session
}
