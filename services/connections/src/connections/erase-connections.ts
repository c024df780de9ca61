import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { EventBus } from '@rafiq/service-kit'
import { BlockRepository } from '../blocks/block.repository.ts'
import { MemberProjection } from '../members/member.projection.ts'
import { ConnectionRepository } from './connection.repository.ts'

/**
 * A deleted account takes every contact and every block with it that it made or was the other of, and its record hears
 * in the same transaction that nothing is left here. May be repeated.
 */
@Injectable()
export class EraseConnections implements OnModuleInit {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(MemberProjection) private readonly members: MemberProjection,
    @Inject(ConnectionRepository) private readonly connections: ConnectionRepository,
    @Inject(BlockRepository) private readonly blocks: BlockRepository,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('member.deleted', 'connections', (deletion) =>
      this.em.fork().transactional(async (tx) => {
        // First, so that a contact under way has either committed and goes now, or finds the member gone.
        await this.members.bury(tx, deletion)
        await this.connections.eraseOf(tx, deletion.memberId)
        await this.blocks.eraseOf(tx, deletion.memberId)
        await this.events.publish(tx, 'member.erased', {
          memberId: deletion.memberId,
          service: 'connections',
        })
      }),
    )
  }
}
