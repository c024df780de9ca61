import { Injectable } from '@nestjs/common'
import type { MemberSession } from '@rafiq/contracts/accounts'
import { NotFoundError, type Session, SessionStore } from '@rafiq/service-kit'
import { OwnAccountChange } from './own-account-change.ts'
import { SessionEnding } from './session-ending.ts'

/** Where the caller is signed in. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: SessionStore,
    private readonly account: OwnAccountChange,
    private readonly ending: SessionEnding,
  ) {}

  /** This one first. */
  async list({ id: own, memberId }: Session): Promise<MemberSession[]> {
    const sessions = (await this.sessions.list(memberId)).map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === own,
    }))
    return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)]
  }

  /** @throws NotFoundError for one that is over, or somebody else's */
  async end({ memberId }: Session, id: string): Promise<void> {
    if (!(await this.sessions.end(id, memberId))) throw new NotFoundError()
  }

  async endOthers(session: Session): Promise<void> {
    await this.account.change(session, async (member, now) => {
      await this.ending.endAll(member, now)
      return { result: undefined, endsOthers: true }
    })
  }
}
