import { Injectable } from '@nestjs/common'
import type { OpenedSession, PasskeyRequest, PasskeySignIn } from '@rafiq/contracts/accounts'
import { ForbiddenError, UnauthorizedError } from '@rafiq/service-kit'
import { PasskeyCeremonies } from '../factors/passkey-ceremonies.ts'
import { MemberRepository } from '../members/member.repository.ts'
import type { BrowserTrace, WithCookies } from '../support/http.ts'
import { OpenSession } from './open-session.ts'

/** Nobody is known yet when the browser is asked. */
const nobody = ''

/** Signing in without a password: a passkey is what one has, and the device has verified who uses it. */
@Injectable()
export class SignInByPasskey {
  constructor(
    private readonly passkeys: PasskeyCeremonies,
    private readonly members: MemberRepository,
    private readonly openSession: OpenSession,
  ) {}

  offer(): Promise<PasskeyRequest> {
    return this.passkeys.offerProof('sign-in', nobody)
  }

  /** @throws UnauthorizedError, ForbiddenError `email-not-verified` */
  async complete(proof: PasskeySignIn, browser: BrowserTrace): Promise<WithCookies<OpenedSession>> {
    const passkey = await this.passkeys.verifyProof('sign-in', nobody, proof)
    if (passkey === 'expired') throw new UnauthorizedError('second-factor-expired')
    const member = passkey && (await this.members.find(passkey.memberId))
    if (!member) throw new UnauthorizedError('wrong-second-factor')
    if (!member.emailVerifiedAt) throw new ForbiddenError('email-not-verified')
    return this.openSession.open(member, 'passkey', browser)
  }
}
