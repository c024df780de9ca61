import type { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { EventBus, LOGGER, type Logger } from '@rafiq/service-kit'
import { UsersClient } from '../users/users-client.ts'
import type { ConnectionRecord } from './connection-record.entity.ts'

/**
 * How others hear of a contact's change: by an event of its transaction, which survives a crash, and the users service
 * also by a call before the member is answered, so that the matches read next are right.
 */
@Injectable()
export class ConnectionChanges {
  constructor(
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(UsersClient) private readonly users: UsersClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async publish(tx: EntityManager, record: ConnectionRecord): Promise<void> {
    await tx.flush()
    await this.events.publish(tx, 'connection.changed', eventOf(record))
  }

  /** After the commit. A users service that is away hears of it by the event. */
  async tell(record: ConnectionRecord): Promise<void> {
    try {
      await this.users.tell(eventOf(record))
    } catch (error) {
      this.logger.warn({ err: error }, 'the users service will hear of a contact by its event')
    }
  }
}

function eventOf(record: ConnectionRecord): EventData<'connection.changed'> {
  const { id: connectionId, userId, matchedUserId, status, version } = record
  return { connectionId, userId, matchedUserId, status, version }
}
