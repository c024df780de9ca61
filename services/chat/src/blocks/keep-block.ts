import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { LearnMembers } from '../members/learn-members.ts'
import { MemberProjection } from '../members/member.projection.ts'
import { TellRoom } from '../rooms/tell-room.ts'
import { BlockRepository } from './block.repository.ts'

/** Keeps that one member blocks another, or does not any more, and tells both sides' sockets. May be repeated, in any order. */
@Injectable()
export class KeepBlock {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(LearnMembers) private readonly learning: LearnMembers,
    @Inject(MemberProjection) private readonly members: MemberProjection,
    @Inject(BlockRepository) private readonly blocks: BlockRepository,
    @Inject(TellRoom) private readonly telling: TellRoom,
  ) {}

  /** Of somebody who is gone nothing is kept. */
  async keep(change: EventData<'pair.blocked'>): Promise<void> {
    const { blockerId, blockedId } = change
    await this.learning.learn(blockerId, blockedId)
    const room = await this.em.fork().transactional(async (tx) => {
      // Holds both members, so that no room under way misses it, and no block slips past a deletion.
      const living = await this.members.lockLiving(tx, [blockerId, blockedId])
      return living.size < 2 ? undefined : this.blocks.keep(tx, change)
    })
    if (room) await this.telling.tell(room)
  }
}
