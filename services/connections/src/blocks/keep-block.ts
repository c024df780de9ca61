import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { MemberProjection } from '../members/member.projection.ts'
import { UsersClient } from '../users/users-client.ts'
import { BlockRepository } from './block.repository.ts'

/** Keeps that one member blocks another, or does not any more. May be repeated, in any order. */
@Injectable()
export class KeepBlock {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberProjection) private readonly members: MemberProjection,
    @Inject(UsersClient) private readonly users: UsersClient,
    @Inject(BlockRepository) private readonly blocks: BlockRepository,
  ) {}

  /** Of somebody who is gone nothing is kept. */
  async keep(change: EventData<'pair.blocked'>): Promise<void> {
    const pair = [change.blockerId, change.blockedId] as const
    await this.learn(...pair)
    await this.em.fork().transactional(async (tx) => {
      // A contact under way has either committed, and is hidden now, or finds the block; and none slips past a deletion.
      const living = await this.members.lockLiving(tx, pair)
      if (living.size === 2) await this.blocks.keep(tx, change)
    })
  }

  /** Somebody who joined before this service did was in no event. */
  private async learn(blockerId: string, blockedId: string): Promise<void> {
    if (await this.members.knows([blockerId, blockedId])) return
    const { member, other } = await this.users.pair(blockerId, blockedId)
    for (const snapshot of [member, other]) if (snapshot) await this.members.learn(snapshot)
  }
}
