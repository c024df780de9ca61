import { Inject, Injectable } from '@nestjs/common'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { Watch } from '../support/watch.ts'
import { Sockets } from './sockets.ts'

/** Milliseconds: as long as a new replica may hear of messages by the catch-up only. */
const interval = 1_000

/** Knows whether other replicas are there, so that a lone one need not tell Redis of each message. */
@Injectable()
export class WatchReplicas extends Watch {
  constructor(
    @Inject(Sockets) private readonly sockets: Sockets,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ interval, name: 'looking for other replicas', logger })
  }

  protected override look(): Promise<void> {
    return this.sockets.look()
  }
}
