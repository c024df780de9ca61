import { Inject, Injectable, Optional } from '@nestjs/common'
import type { Session } from './session.ts'
import { SessionAuthority } from './session-authority.ts'
import { SessionStore } from './session-store.ts'

/** Decides whether a token opens a session: Redis knows it, and PostgreSQL does not say that it is over. */
@Injectable()
export class SessionAuthenticator {
  readonly #store: SessionStore
  readonly #authority: SessionAuthority | undefined

  constructor(
    @Inject(SessionStore) store: SessionStore,
    @Optional() @Inject(SessionAuthority) authority?: SessionAuthority,
  ) {
    this.#store = store
    this.#authority = authority
  }

  async authenticate(token: unknown): Promise<Session | null> {
    const session = await this.#store.find(token)
    if (!session || !this.#authority) return session
    const validFrom = await this.#authority.sessionsValidFrom(session.memberId)
    if (validFrom && session.confirmedAt >= validFrom) return session
    await this.#store.end(session.id)
    return null
  }
}
