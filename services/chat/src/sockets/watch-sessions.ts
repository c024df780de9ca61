import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { EndedSessions, LOGGER, type Logger, SessionStore } from '@rafiq/service-kit'
import { every, type Repetition } from '../support/every.ts'
import { Sockets } from './sockets.ts'

/** Milliseconds between two looks whether the sessions of open sockets are alive. */
const interval = 30_000

/**
 * A session that ends closes its sockets on every replica: at once, by what Redis tells; and where that was missed, or
 * the session ran out by itself, within half a minute; after a loss of Redis as soon as it is back.
 */
@Injectable()
export class WatchSessions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #repetition: Repetition | undefined

  constructor(
    @Inject(EndedSessions) private readonly ended: EndedSessions,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(Sockets) private readonly sockets: Sockets,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.#repetition = every(interval, 'looking at sessions', this.logger, () => this.look())
    this.ended.listen(
      ({ memberId, sessionId }) => this.sockets.closeSession(memberId, sessionId),
      () => this.#repetition?.now(),
    )
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#repetition?.stop()
  }

  private async look(): Promise<void> {
    const sockets = [...this.sockets.here()]
    const living = await this.sessions.living(new Set(sockets.map(({ data }) => data.sessionId)))
    for (const socket of sockets) {
      if (!living.has(socket.data.sessionId)) socket.disconnect(true)
    }
  }
}
