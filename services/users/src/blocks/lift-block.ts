import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock } from '@rafiq/service-kit'
import { type BlockedPair, BlockRepository } from './block.repository.ts'
import { BlockAnnouncer } from './block-announcer.ts'

/** A member takes a block back: all that was hidden is there again, unless the other blocks too. May be repeated. */
@Injectable()
export class LiftBlock {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlockRepository,
    private readonly announcer: BlockAnnouncer,
    private readonly clock: Clock,
  ) {}

  async lift(pair: BlockedPair): Promise<void> {
    await this.em.transactional(async () => {
      const change = await this.blocks.lift(pair, this.clock.now())
      if (change) await this.announcer.publish(change)
    })
    const state = await this.blocks.find(pair)
    if (state) await this.announcer.call(state)
  }
}
