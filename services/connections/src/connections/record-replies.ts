import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { Clock, OnEvent } from '@rafiq/service-kit'
import { ConnectionRepository, type Direction } from './connection.repository.ts'
import { ContactChanges } from './contact-changes.ts'
import { answered } from './contact-rules.ts'

/** Whoever was contacted and writes back in the chat, or makes a contact of their own, has answered. May be repeated. */
@Injectable()
export class RecordReplies {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: ConnectionRepository,
    private readonly changes: ContactChanges,
    private readonly clock: Clock,
  ) {}

  /** Most have answered long ago: one look says who has not. */
  @OnEvent('member.wrote')
  async onMessages({ writings }: EventData<'member.wrote'>): Promise<void> {
    const directions = writings.map(({ memberId, otherId }) => ({ userId: otherId, matchedUserId: memberId }))
    for (const direction of await this.connections.unanswered(directions)) {
      await this.em.transactional((tx) => this.keep(tx, direction))
    }
  }

  /** In the transaction of what the other did. A contact that had expired is alive again, and takes its place again. */
  async keep(tx: EntityManager, direction: Direction): Promise<void> {
    const contact = await this.connections.lock(direction)
    const change = contact && answered(contact, this.clock.now())
    if (!change) return
    Object.assign(contact, change)
    // What others go by is the status; that there is an answer matters here alone.
    if ('status' in change) await this.changes.publish(tx, contact)
    else await tx.flush()
  }
}
