import { Inject, Injectable } from '@nestjs/common'
import type { OpenedSession } from '@rafiq/contracts/accounts'
import { Clock, ConflictError, LOGGER, type Logger, SessionStore } from '@rafiq/service-kit'
import { StaffRestrictions } from '../factors/staff-restrictions.ts'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { deviceLabel } from '../sessions/device-label.ts'
import type { BrowserTrace, WithCookies } from '../support/http.ts'
import { RecordSignIn, type SignInWay } from './record-sign-in.ts'

/** The end of every way in: whoever comes here has shown all that is asked of them. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly members: MemberRepository,
    private readonly restrictions: StaffRestrictions,
    private readonly sessions: SessionStore,
    private readonly record: RecordSignIn,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * A session for a client, and the cookie that lets its browser be known next time.
   * @throws ConflictError where the account's sessions ended meanwhile
   */
  async open(
    member: Member,
    by: SignInWay,
    { cookies, userAgent }: BrowserTrace,
  ): Promise<WithCookies<OpenedSession>> {
    const { id: memberId, role } = member
    const now = this.clock.now()
    await this.members.touch(member, now)
    const restriction = await this.restrictions.of(member)
    const device = deviceLabel(userAgent)
    const token = await this.sessions.create({ memberId, role, device, restriction, steppedUp: true })
    const setCookie = await this.record.record(member, by, { cookies, device, now, token })
    // What ended all sessions between the look at the account and now did not see this one: a role would live on in it.
    if (setCookie === null) {
      await this.sessions.revoke(token)
      throw new ConflictError()
    }
    this.logger.info({ memberId, by }, 'signed in')
    return { body: { token, restriction }, setCookies: [setCookie] }
  }
}
