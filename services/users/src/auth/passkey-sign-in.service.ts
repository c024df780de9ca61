import { Inject, Injectable } from '@nestjs/common'
import type { PasskeyRequest, PasskeySignIn } from '@rafiq/contracts'
import { ForbiddenError, UnauthorizedError } from '@rafiq/service-kit'
import type { BrowserTrace } from '../devices/known-devices.ts'
import { PasskeyCeremonies } from '../factors/passkey-ceremonies.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { type Opened, OpenSession } from './open-session.service.ts'

/** Nobody is known yet when the browser is asked. */
const nobody = ''

/** Signing in without a password: a passkey is what one has, and the device has verified who uses it. */
@Injectable()
export class PasskeySignInService {
  constructor(
    @Inject(PasskeyCeremonies) private readonly passkeys: PasskeyCeremonies,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(OpenSession) private readonly opening: OpenSession,
  ) {}

  offer(): Promise<PasskeyRequest> {
    return this.passkeys.offerProof('sign-in', nobody)
  }

  /** @throws UnauthorizedError, ForbiddenError `email-not-verified` */
  async complete(proof: PasskeySignIn, browser: BrowserTrace): Promise<Opened> {
    const passkey = await this.passkeys.verifyProof('sign-in', nobody, proof)
    if (passkey === 'expired') throw new UnauthorizedError('second-factor-expired')
    const member = passkey && (await this.members.find(passkey.memberId))
    if (!member) throw new UnauthorizedError('wrong-second-factor')
    if (!member.emailVerifiedAt) throw new ForbiddenError('email-not-verified')
    return this.opening.open(member, 'passkey', browser)
  }
}
