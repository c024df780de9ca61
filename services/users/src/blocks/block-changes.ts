import type { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { EventBus, LOGGER, type Logger } from '@rafiq/service-kit'
import { Neighbours } from './neighbours.ts'

/**
 * How others hear of a block: by an event of its transaction, which survives a crash, and by a call to each of them
 * before the member is answered, so that the two are gone for each other at once.
 */
@Injectable()
export class BlockChanges {
  constructor(
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(Neighbours) private readonly neighbours: Neighbours,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  publish(tx: EntityManager, change: EventData<'pair.blocked'>): Promise<void> {
    return this.events.publish(tx, 'pair.blocked', change)
  }

  /** After the commit. A service that is away hears of it by the event. */
  async tell(change: EventData<'pair.blocked'>): Promise<void> {
    for (const result of await Promise.allSettled(this.neighbours.tell(change))) {
      if (result.status === 'rejected') {
        this.logger.warn({ err: result.reason }, 'a service will hear of a block by its event')
      }
    }
  }
}
