import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { Clock } from '@rafiq/service-kit'
import { type BlockedPair, BlockRepository } from './block.repository.ts'
import { BlockChanges } from './block-changes.ts'

/** A member takes a block back: all that was hidden is there again, unless the other blocks too. May be repeated. */
@Injectable()
export class LiftBlock {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(BlockRepository) private readonly blocks: BlockRepository,
    @Inject(BlockChanges) private readonly changes: BlockChanges,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async lift(pair: BlockedPair): Promise<void> {
    await this.em.fork().transactional(async (tx) => {
      const change = await this.blocks.lift(tx, pair, this.clock.now())
      if (change) await this.changes.publish(tx, change)
    })
    const state = await this.blocks.find(pair)
    if (state) await this.changes.tell(state)
  }
}
