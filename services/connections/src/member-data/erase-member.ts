import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { BlockProjection } from '@rafiq/members'
import { EventBus, OnEvent } from '@rafiq/service-kit'
import { ConnectionRepository } from '../connections/connection.repository.ts'
import { ConnectionMembers } from '../members/connection-members.ts'

/**
 * A deleted account takes every contact and every block with it that it made or was the other of, and `member.erased`
 * says so in the same transaction. May be repeated.
 */
@Injectable()
export class EraseMember {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventBus,
    private readonly members: ConnectionMembers,
    private readonly connections: ConnectionRepository,
    private readonly blocks: BlockProjection,
  ) {}

  @OnEvent('member.deleted')
  async erase(deletion: EventData<'member.deleted'>): Promise<void> {
    const { memberId } = deletion
    await this.em.transactional(async (tx) => {
      // First, so that a contact under way has either committed and goes now, or finds the member gone.
      await this.members.tombstone(deletion)
      await this.connections.eraseOf(memberId)
      await this.blocks.eraseOf(memberId)
      await this.events.publish(tx, 'member.erased', { memberId, service: 'connections' })
    })
  }
}
