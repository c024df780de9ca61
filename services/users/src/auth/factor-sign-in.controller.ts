import { Body, Controller, Post, Res } from '@nestjs/common'
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
} from '@rafiq/contracts/accounts'
import { CurrentSession, Public, RateLimit, Returns, type Session } from '@rafiq/service-kit'
import { Browser, type BrowserTrace, type ReplyHeaders, sendWithCookies } from '../support/http.ts'
import { CompleteSignIn } from './complete-sign-in.ts'
import { SignInByPasskey } from './sign-in-by-passkey.ts'
import { StepUpService } from './step-up.ts'
import { StepUpProofs } from './step-up-proofs.ts'

const byAddress = (name: string, points: number) => RateLimit({ name, points, seconds: 900, by: 'address' })

/** Signing in, and confirming who one is, by what is not a password. */
@Controller('api/auth')
export class FactorSignInController {
  constructor(
    private readonly seconds: CompleteSignIn,
    private readonly passkeys: SignInByPasskey,
    private readonly stepUpProofs: StepUpProofs,
    private readonly stepUps: StepUpService,
  ) {}

  @Post('second-factor/options')
  @Public()
  @byAddress('second-factor-options', 100)
  @Returns(passkeyRequestSchema)
  offerSecondFactor(
    @Body({ schema: pendingSignInReferenceSchema }) { pending }: PendingSignInReference,
  ): Promise<PasskeyRequest> {
    return this.seconds.offerPasskey(pending)
  }

  @Post('second-factor')
  @Public()
  @Returns(openedSessionSchema)
  async completeSignIn(
    @Body({ schema: secondFactorProofSchema }) proof: SecondFactorProof,
    @Browser() browser: BrowserTrace,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<OpenedSession> {
    return sendWithCookies(reply, await this.seconds.complete(proof, browser))
  }

  @Post('passkey/options')
  @Public()
  @byAddress('passkey-options', 300)
  @Returns(passkeyRequestSchema)
  offerPasskey(): Promise<PasskeyRequest> {
    return this.passkeys.offer()
  }

  @Post('passkey')
  @Public()
  @byAddress('passkey-sign-in', 100)
  @Returns(openedSessionSchema)
  async signInByPasskey(
    @Body({ schema: passkeySignInSchema }) proof: PasskeySignIn,
    @Browser() browser: BrowserTrace,
    @Res({ passthrough: true }) reply: ReplyHeaders,
  ): Promise<OpenedSession> {
    return sendWithCookies(reply, await this.passkeys.complete(proof, browser))
  }

  @Post('step-up/options')
  @RateLimit({ name: 'step-up-options', points: 60, seconds: 900, by: 'member' })
  @Returns(passkeyRequestSchema)
  offerStepUp(@CurrentSession() session: Session): Promise<PasskeyRequest> {
    return this.stepUpProofs.offerPasskey(session)
  }

  @Post('step-up')
  @Returns(stepUpResultSchema)
  stepUp(
    @CurrentSession() session: Session,
    @Body({ schema: stepUpSchema }) proof: StepUp,
  ): Promise<StepUpResult> {
    return this.stepUps.confirm(session, proof)
  }
}
