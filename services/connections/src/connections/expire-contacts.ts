import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, PeriodicTask } from '@rafiq/service-kit'
import { ConnectionRepository } from './connection.repository.ts'
import { ContactChanges } from './contact-changes.ts'

/** So many in one transaction, so that none holds its locks for long. */
const batch = 100

/**
 * Every ten minutes and in any replica: writes down which contacts have waited in vain, for whoever goes by what is told.
 * Limit and history go by the time itself, so nobody waits for this.
 */
@Injectable()
export class ExpireContacts extends PeriodicTask {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: ConnectionRepository,
    private readonly changes: ContactChanges,
    private readonly clock: Clock,
  ) {
    super({ name: 'expiring contacts that nobody answered', interval: 600_000 })
  }

  override async run(): Promise<void> {
    while ((await this.expire()) === batch);
  }

  private expire(): Promise<number> {
    return this.em.transactional(async (tx) => {
      const expired = await this.connections.expire(this.clock.now(), batch)
      for (const contact of expired) await this.changes.publish(tx, contact)
      return expired.length
    })
  }
}
