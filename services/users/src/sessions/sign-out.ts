import { Injectable } from '@nestjs/common'
import { type Session, SessionStore } from '@rafiq/service-kit'
import { SessionEnding } from './session-ending.ts'

@Injectable()
export class SignOut {
  constructor(
    private readonly sessions: SessionStore,
    private readonly ending: SessionEnding,
  ) {}

  async signOut(session: Session, { everywhere }: { everywhere: boolean }): Promise<void> {
    if (everywhere) await this.ending.endWith(session.memberId, async () => undefined)
    else await this.sessions.end(session.id)
  }
}
