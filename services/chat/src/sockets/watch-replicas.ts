import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { every, type Repetition } from '../support/every.ts'
import { Sockets } from './sockets.ts'

/** Milliseconds: as long as a new replica may hear of messages by the catch-up only. */
const interval = 1_000

/** Knows whether other replicas are there, so that a lone one need not tell Redis of each message. */
@Injectable()
export class WatchReplicas implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #repetition: Repetition | undefined

  constructor(
    @Inject(Sockets) private readonly sockets: Sockets,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.#repetition = every(interval, 'looking for other replicas', this.logger, () => this.sockets.look())
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#repetition?.stop()
  }
}
