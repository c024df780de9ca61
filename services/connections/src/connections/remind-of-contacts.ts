import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, EventBus, PeriodicTask } from '@rafiq/service-kit'
import { ConnectionRepository } from './connection.repository.ts'

/** So many in one transaction, so that none holds its locks for long. */
const batch = 100

/**
 * Every ten minutes and in any replica: whoever has not answered a contact for a week is reminded, once. That it was done and
 * the event that says so are one transaction, so a process that is killed has done both or neither; the users service tells
 * those who want to be told.
 */
@Injectable()
export class RemindOfContacts extends PeriodicTask {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: ConnectionRepository,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {
    super({ name: 'reminding of contacts that wait for an answer', interval: 600_000 })
  }

  override async run(): Promise<void> {
    while ((await this.remind()) === batch);
  }

  private remind(): Promise<number> {
    return this.em.transactional(async (tx) => {
      const waiting = await this.connections.remind(this.clock.now(), batch)
      for (const contact of waiting) await this.events.publish(tx, 'connection.waiting', contact)
      return waiting.length
    })
  }
}
