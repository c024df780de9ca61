import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Connection } from '@rafiq/contracts/connections'
import type { Pair } from '@rafiq/contracts/matching'
import {
  type AppError,
  Clock,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RuleError,
  type Session,
  UnauthorizedError,
  uuidv7,
} from '@rafiq/service-kit'
import { ConnectionRecord } from '../database/tables.ts'
import { ConnectionMembers } from '../members/connection-members.ts'
import { UsersClient } from '../members/users-client.ts'
import { ConnectionRepository, type Direction } from './connection.repository.ts'
import { ContactChanges } from './contact-changes.ts'
import { type ContactObstacle, contactObstacle } from './contact-rules.ts'
import { HearAnswers } from './hear-answers.ts'
import { mustBeCaller } from './must-be-caller.ts'
import { toConnection } from './to-connection.ts'

const errors: Record<ContactObstacle, () => AppError> = {
  paused: () => new ForbiddenError('account-paused'),
  exists: () => new ConflictError(),
  'no-match': () => new NotFoundError(),
  limit: () => new RuleError('contact-limit'),
}

/** Records that a member contacts a match. Whether the two match is asked at this moment, not remembered. */
@Injectable()
export class MakeContact {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersClient,
    private readonly members: ConnectionMembers,
    private readonly connections: ConnectionRepository,
    private readonly answers: HearAnswers,
    private readonly changes: ContactChanges,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError of an obstacle, ForbiddenError for somebody else's contact, UnavailableError without the users service */
  async make(session: Session, { userId, matchedUserId }: Direction): Promise<Connection> {
    mustBeCaller(userId, session)
    const pair = await this.users.introduce(userId, matchedUserId)
    await this.record({ userId, matchedUserId }, pair)
    return toConnection(await this.connections.get({ userId, matchedUserId }), this.clock.now())
  }

  /** Makes a contact of two who match, unless either has made one: the other's is as good for talking. */
  async ensure({ userId, matchedUserId }: Direction): Promise<void> {
    const pair = await this.users.introduce(userId, matchedUserId)
    const isActive = pair.member?.isActive ?? false
    if (isActive && !pair.matched) throw new NotFoundError()
    if (isActive && (await this.connections.existsBetween({ userId, matchedUserId }))) return
    try {
      await this.record({ userId, matchedUserId }, pair)
    } catch (error) {
      // Made at this moment, by a second click.
      if (!(error instanceof ConflictError)) throw error
    }
  }

  private async record(direction: Direction, pair: Pair): Promise<void> {
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
      version: 1,
    })
    await this.changes.publish(tx, record)
    await this.answers.keep(tx, { userId: direction.matchedUserId, matchedUserId: direction.userId })
    return record
  }
}
