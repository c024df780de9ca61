import { Injectable } from '@nestjs/common'
import { isStaff, type Login, type LoginResult, type SecondFactor } from '@rafiq/contracts/accounts'
import { VerifyFactor } from '../factors/verify-factor.ts'
import type { Member } from '../members/member.entity.ts'
import type { BrowserTrace, WithCookies } from '../support/http.ts'
import { CheckCredentials } from './check-credentials.ts'
import { OpenSession } from './open-session.ts'
import { PendingSignIns } from './pending-sign-ins.ts'

/** Signing in by e-mail address and password; staff who have a second factor are asked for it next. */
@Injectable()
export class SignInByPassword {
  constructor(
    private readonly credentials: CheckCredentials,
    private readonly factors: VerifyFactor,
    private readonly pending: PendingSignIns,
    private readonly openSession: OpenSession,
  ) {}

  async signIn(login: Login, browser: BrowserTrace): Promise<WithCookies<LoginResult>> {
    const member = await this.credentials.check(login, browser.ip)
    const factors = await this.askedOf(member)
    if (factors.length > 0) {
      const { id: memberId, sessionsValidFrom } = member
      const pending = await this.pending.begin({ memberId, sessionsValidFrom })
      return { body: { pending, factors }, setCookies: [] }
    }
    return this.openSession.open(member, 'password', browser)
  }

  /** What is asked beside the password: of staff who have it. A member's passkey is a second way in. */
  private async askedOf(member: Member): Promise<SecondFactor[]> {
    if (!isStaff(member.role)) return []
    return (await this.factors.waysOf(member)).filter((way) => way !== 'password')
  }
}
