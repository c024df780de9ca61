import { Inject, Injectable } from '@nestjs/common'
import { EndedSessions, LOGGER, type Logger, SessionStore } from '@rafiq/service-kit'
import { MemberProjection } from '../members/member.projection.ts'
import { Watch } from '../support/watch.ts'
import { Sockets } from './sockets.ts'

/** Milliseconds between two looks whether the sessions of open sockets are alive. */
const interval = 30_000

/**
 * A session that ends closes its sockets on every replica: at once, by what Redis tells; and where that was missed, the
 * session ran out by itself, or PostgreSQL alone knows that it is over, within half a minute; after a loss of Redis as
 * soon as it is back.
 */
@Injectable()
export class WatchSessions extends Watch {
  constructor(
    @Inject(EndedSessions) private readonly ended: EndedSessions,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(MemberProjection) private readonly members: MemberProjection,
    @Inject(Sockets) private readonly sockets: Sockets,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ interval, name: 'looking at sessions', logger })
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap()
    this.ended.listen(
      ({ memberId, sessionId }) => this.sockets.closeSession(memberId, sessionId),
      () => this.now(),
    )
  }

  protected override async look(): Promise<void> {
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
