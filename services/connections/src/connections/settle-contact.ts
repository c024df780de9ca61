import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { Contact, Outcome } from '@rafiq/contracts'
import { Clock, ConflictError, NotFoundError } from '@rafiq/service-kit'
import { BlockRepository } from '../blocks/block.repository.ts'
import { ConnectionRepository } from './connection.repository.ts'
import { ConnectionChanges } from './connection-changes.ts'
import { settled } from './settle.ts'

/** Records how a contact ended. */
@Injectable()
export class SettleContact {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(ConnectionRepository) private readonly connections: ConnectionRepository,
    @Inject(BlockRepository) private readonly blocks: BlockRepository,
    @Inject(ConnectionChanges) private readonly changes: ConnectionChanges,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async settle(direction: Pick<Contact, 'userId' | 'matchedUserId'>, outcome: Outcome): Promise<void> {
    const record = await this.em.fork().transactional(async (tx) => {
      const found = await this.connections.lock(tx, direction)
      const { userId, matchedUserId } = direction
      if (!found || (await this.blocks.isBetween(tx, userId, matchedUserId))) throw new NotFoundError()
      const change = settled(found, outcome, this.clock.now())
      if (!change) throw new ConflictError()
      Object.assign(found, change)
      await this.changes.publish(tx, found)
      return found
    })
    await this.changes.tell(record)
  }
}
