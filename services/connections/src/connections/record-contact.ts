import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Pair } from '@rafiq/contracts/matching'
import {
  type AppError,
  Clock,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RuleError,
  UnauthorizedError,
  uuidv7,
} from '@rafiq/service-kit'
import { ConnectionRecord } from '../database/tables.ts'
import { ConnectionMembers } from '../members/connection-members.ts'
import { ConnectionRepository, type Direction } from './connection.repository.ts'
import { ContactChanges } from './contact-changes.ts'
import { type ContactObstacle, contactObstacle } from './contact-rules.ts'
import { RecordReplies } from './record-replies.ts'

const errors: Record<ContactObstacle, () => AppError> = {
  paused: () => new ForbiddenError('account-paused'),
  exists: () => new ConflictError(),
  'no-match': () => new NotFoundError(),
  limit: () => new RuleError('contact-limit'),
}

/** Stores a contact, if nothing speaks against it: one transaction under both members' locks, told to other services. */
@Injectable()
export class RecordContact {
  constructor(
    private readonly em: EntityManager,
    private readonly members: ConnectionMembers,
    private readonly connections: ConnectionRepository,
    private readonly answers: RecordReplies,
    private readonly changes: ContactChanges,
    private readonly clock: Clock,
  ) {}

  /** @param pair what the users service knows of the two at this moment. @throws AppError of an obstacle */
  async run(direction: Direction, pair: Pair): Promise<void> {
    const record = await this.em.transactional((tx) => this.persist(tx, direction, pair))
    await this.changes.report(record)
  }

  private async persist(tx: EntityManager, direction: Direction, pair: Pair): Promise<ConnectionRecord> {
    const { member, other, matched } = pair
    if (!member) throw new UnauthorizedError()
    // Locks both members' rows: one after the other for each caller, and never past a deletion.
    const living = await this.members.upsert(other ? [member, other] : [member])
    if (!living.has(member.memberId)) throw new UnauthorizedError()
    const obstacle = contactObstacle({
      callerActive: member.isActive,
      blocked: await this.connections.isBlocked(direction),
      exists: await this.connections.exists(direction),
      matched: matched && living.has(direction.matchedUserId),
      open: await this.connections.countOpen(direction.userId, this.clock.now()),
    })
    if (obstacle) throw errors[obstacle]()
    const record = tx.create(ConnectionRecord, {
      ...direction,
      id: uuidv7(),
      status: 'contacted',
      contactedAt: this.clock.now(),
      respondedAt: null,
      answeredAt: null,
      remindedAt: null,
      version: 1,
    })
    await this.changes.publish(tx, record)
    await this.answers.keep(tx, { userId: direction.matchedUserId, matchedUserId: direction.userId })
    return record
  }
}
