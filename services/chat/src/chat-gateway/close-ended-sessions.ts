import { Injectable } from '@nestjs/common'
import { EndedSessions, PeriodicTask, SessionStore } from '@rafiq/service-kit'
import { ChatMembers } from '../members/chat-members.ts'
import { Sockets } from '../sockets/sockets.ts'

/**
 * A session that ends closes its sockets on every replica: at once, by what Redis publishes; and where that was missed,
 * the session ran out by itself, or PostgreSQL alone knows that it is over, within half a minute; after a loss of Redis
 * as soon as it is back.
 */
@Injectable()
export class CloseEndedSessions extends PeriodicTask {
  constructor(
    private readonly ended: EndedSessions,
    private readonly sessions: SessionStore,
    private readonly members: ChatMembers,
    private readonly sockets: Sockets,
  ) {
    super({ name: 'closing sockets of ended sessions', interval: 30_000 })
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap()
    this.ended.listen(
      ({ memberId, sessionId }) => this.sockets.closeSession(memberId, sessionId),
      () => this.runSoon(),
    )
  }

  protected override async run(): Promise<void> {
    const sockets = [...this.sockets.here()]
    // In this order: a session that is to stay is confirmed in Redis before its member's bound moves. And what Redis
    // says counts without PostgreSQL too.
    const [bounds] = await Promise.allSettled([
      this.members.sessionBounds(new Set(sockets.map(({ data }) => data.memberId))),
    ])
    const living = await this.sessions.living(new Set(sockets.map(({ data }) => data.sessionId)))
    for (const socket of sockets) {
      const { memberId, sessionId } = socket.data
      const bound = bounds.status === 'fulfilled' ? bounds.value.get(memberId) : undefined
      if (isOver(living.get(sessionId), bound)) socket.disconnect(true)
    }
    if (bounds.status === 'rejected') throw bounds.reason
  }
}

/**
 * @param confirmedAt of a session that Redis has; undefined: it has none
 * @param bound from when on its member's sessions count; null: the member is gone, undefined: not known
 */
const isOver = (confirmedAt: Date | undefined, bound: Date | null | undefined): boolean =>
  !confirmedAt || bound === null || (bound !== undefined && confirmedAt < bound)
