import { Injectable, Optional } from '@nestjs/common'
import type { Session } from './session.ts'
import { SessionStore } from './session-store.ts'

/**
 * What a service may know better than Redis: from when on a member's sessions count, from PostgreSQL. Without it a
 * restored copy of Redis would revive sessions that a new password or a deletion had ended.
 */
export abstract class SessionAuthority {
  /** Sessions confirmed before this are dead; null: the member is gone, so all are. */
  abstract sessionsValidFrom(memberId: string): Promise<Date | null>
}

/** Decides whether a token opens a session: Redis knows it, and PostgreSQL does not say that it is over. */
@Injectable()
export class SessionAuthenticator {
  constructor(
    private readonly store: SessionStore,
    @Optional() private readonly authority?: SessionAuthority,
  ) {}

  async authenticate(token: unknown): Promise<Session | null> {
    const session = await this.store.find(token)
    if (!session || !this.authority) return session
    const validFrom = await this.authority.sessionsValidFrom(session.memberId)
    if (counts(session, validFrom)) return session
    // One that stays while others end is confirmed before PostgreSQL says so, and perhaps after it was read here.
    const now = await this.store.find(token)
    if (now && counts(now, validFrom)) return now
    await this.store.end(session.id)
    return null
  }
}

const counts = ({ confirmedAt }: Session, validFrom: Date | null): boolean =>
  validFrom !== null && confirmedAt >= validFrom
