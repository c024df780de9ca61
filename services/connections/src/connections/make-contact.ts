import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { Contact, Pair } from '@rafiq/contracts'
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
import { BlockRepository } from '../blocks/block.repository.ts'
import { MemberProjection } from '../members/member.projection.ts'
import { UsersClient } from '../users/users-client.ts'
import { ConnectionRepository } from './connection.repository.ts'
import { ConnectionChanges } from './connection-changes.ts'
import { ConnectionRecord } from './connection-record.entity.ts'
import { type ContactRefusal, contactRefusal } from './decide-contact.ts'

type Direction = Pick<Contact, 'userId' | 'matchedUserId'>

const refusals: Record<ContactRefusal, () => AppError> = {
  paused: () => new ForbiddenError('account-paused'),
  exists: () => new ConflictError(),
  'no-match': () => new NotFoundError(),
  limit: () => new RuleError('contact-limit'),
}

/** Records that a member contacts a match. Whether the two match is asked at this moment, not remembered. */
@Injectable()
export class MakeContact {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(ConnectionRepository) private readonly connections: ConnectionRepository,
    @Inject(MemberProjection) private readonly members: MemberProjection,
    @Inject(BlockRepository) private readonly blocks: BlockRepository,
    @Inject(UsersClient) private readonly users: UsersClient,
    @Inject(ConnectionChanges) private readonly changes: ConnectionChanges,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async make(direction: Direction): Promise<void> {
    const pair = await this.users.introduce(direction.userId, direction.matchedUserId)
    const record = await this.em.fork().transactional((tx) => this.persist(tx, direction, pair))
    await this.changes.tell(record)
  }

  /** Makes a contact of two who match, unless either has made one: the other's is as good for talking. */
  async ensure({ userId, matchedUserId }: Direction): Promise<void> {
    const pair = await this.users.introduce(userId, matchedUserId)
    const isActive = pair.member?.isActive ?? false
    if (isActive && !pair.matched) throw new NotFoundError()
    if (isActive && (await this.connections.existsBetween(userId, matchedUserId))) return
    try {
      const record = await this.em
        .fork()
        .transactional((tx) => this.persist(tx, { userId, matchedUserId }, pair))
      await this.changes.tell(record)
    } catch (error) {
      // Made at this moment, by a second click.
      if (!(error instanceof ConflictError)) throw error
    }
  }

  private async persist(tx: EntityManager, direction: Direction, pair: Pair): Promise<ConnectionRecord> {
    const { member, other, matched } = pair
    if (!member) throw new UnauthorizedError()
    // Locks both members' rows: one after the other for each caller, and never past a deletion.
    const living = await this.members.keep(tx, other ? [member, other] : [member])
    if (!living.has(member.memberId)) throw new UnauthorizedError()
    const refusal = contactRefusal({
      callerActive: member.isActive,
      blocked: await this.blocks.isBetween(tx, direction.userId, direction.matchedUserId),
      exists: await this.connections.exists(tx, direction),
      matched: matched && living.has(direction.matchedUserId),
      open: await this.connections.countOpen(direction.userId, tx),
    })
    if (refusal) throw refusals[refusal]()
    const record = tx.create(ConnectionRecord, {
      ...direction,
      id: uuidv7(),
      status: 'contacted',
      contactedAt: this.clock.now(),
      respondedAt: null,
      version: 1,
    })
    await this.changes.publish(tx, record)
    return record
  }
}
