import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { EventBus, LOGGER, type Logger } from '@rafiq/service-kit'
import type { ConnectionRecord } from '../database/tables.ts'
import { UsersClient } from '../members/users-client.ts'

type ChangedContact = Pick<ConnectionRecord, 'id' | 'userId' | 'matchedUserId' | 'status' | 'version'>

/**
 * How a contact's change reaches other services: by an event of its transaction, which survives a crash, and the users service
 * also by a call before the member is answered, so that the matches read next are right.
 */
@Injectable()
export class ContactChanges {
  constructor(
    private readonly events: EventBus,
    private readonly users: UsersClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** In the transaction of the change. */
  async publish(tx: EntityManager, record: ChangedContact): Promise<void> {
    await tx.flush()
    await this.events.publish(tx, 'connection.changed', eventOf(record))
  }

  /** After the commit. */
  async report(record: ConnectionRecord): Promise<void> {
    try {
      await this.users.report(eventOf(record))
    } catch (error) {
      this.logger.warn({ err: error }, 'contact call to the users service failed, event will deliver it')
    }
  }
}

function eventOf(record: ChangedContact): EventData<'connection.changed'> {
  const { id: connectionId, userId, matchedUserId, status, version } = record
  return { connectionId, userId, matchedUserId, status, version }
}
