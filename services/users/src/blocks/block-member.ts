import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, NotFoundError } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { type BlockedPair, BlockRepository } from './block.repository.ts'
import { BlockAnnouncer } from './block-announcer.ts'
import { BlockSituations } from './block-situations.ts'
import { mayBlock } from './may-block.ts'

/** A member blocks another: from the answer on, both are gone for each other everywhere. May be repeated. */
@Injectable()
export class BlockMember {
  constructor(
    private readonly em: EntityManager,
    private readonly situations: BlockSituations,
    private readonly members: MemberRepository,
    private readonly blocks: BlockRepository,
    private readonly announcer: BlockAnnouncer,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError for somebody whom the member has not met, or who is gone */
  async block(pair: BlockedPair): Promise<void> {
    const situation = await this.situations.of(pair)
    if (!situation || !mayBlock(situation)) throw new NotFoundError()
    await this.em.transactional(async () => {
      // Held until the end, so that no block slips past a deletion.
      const living = await this.members.hold([pair.blockerId, pair.blockedId])
      if (living.size < 2) throw new NotFoundError()
      const change = await this.blocks.put(pair, this.clock.now())
      if (change) await this.announcer.publish(change)
    })
    // As it stands now: another tab may have lifted it, and what was told before may not have arrived.
    const state = await this.blocks.find(pair)
    if (state) await this.announcer.call(state)
  }
}
