import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Connection, Outcome } from '@rafiq/contracts/connections'
import { Clock, ConflictError, mustBeCaller, NotFoundError, type Session } from '@rafiq/service-kit'
import { ConnectionRepository, type Direction } from './connection.repository.ts'
import { ContactChanges } from './contact-changes.ts'
import { type ContactEnd, settled } from './contact-rules.ts'
import { toConnection } from './to-connection.ts'

/** Ends a contact, once: its maker tells how it went, or whoever was contacted says a kind no. */
@Injectable()
export class SettleContact {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: ConnectionRepository,
    private readonly changes: ContactChanges,
    private readonly clock: Clock,
  ) {}

  /** @throws ForbiddenError for somebody else's, NotFoundError for none, ConflictError for one that is settled */
  async settle(session: Session, direction: Direction, outcome: Outcome): Promise<Connection> {
    mustBeCaller(direction.userId, session)
    await this.end(direction, outcome)
    return toConnection(await this.connections.get(direction), this.clock.now())
  }

  /** May be repeated. @throws NotFoundError for no contact, ConflictError for one whose outcome its maker has told */
  decline(direction: Direction): Promise<void> {
    return this.end(direction, 'declined')
  }

  private async end(direction: Direction, end: ContactEnd): Promise<void> {
    const record = await this.em.transactional(async (tx) => {
      const found = await this.connections.lock(direction)
      if (!found || (await this.connections.isBlocked(direction))) throw new NotFoundError()
      if (end === 'declined' && found.status === 'declined') return found
      const change = settled(found, end, this.clock.now())
      if (!change) throw new ConflictError()
      Object.assign(found, change)
      await this.changes.publish(tx, found)
      return found
    })
    await this.changes.report(record)
  }
}
