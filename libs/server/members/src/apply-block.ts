import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { OnEvent } from '@rafiq/service-kit'
import { BlockProjection } from './block-projection.ts'
import { MemberProjection } from './member-projection.ts'
import { UnknownMembers } from './unknown-members.ts'

/** What is left to do once a block is committed. */
export type AfterCommit = () => Promise<void>

/**
 * Stores that one member blocks another, or does not any more. It comes by a call before the users service answers
 * (`BlockController`), and by the event, which survives what interrupts the call; may be repeated, in any order. A service
 * for which a block changes more than what its queries find overrides `onStored`.
 */
@Injectable()
export class ApplyBlock {
  constructor(
    private readonly em: EntityManager,
    private readonly unknown: UnknownMembers,
    private readonly members: MemberProjection,
    private readonly blocks: BlockProjection,
  ) {}

  /** Nothing is stored of somebody who is deleted. */
  @OnEvent('pair.blocked')
  async apply(change: EventData<'pair.blocked'>): Promise<void> {
    const { blockerId, blockedId } = change
    await this.unknown.fetch(blockerId, blockedId)
    const after = await this.em.transactional(async () => {
      // Holds both members: what is under way between them has either committed or finds the block, and no block slips
      // past a deletion.
      const living = await this.members.lockLiving([blockerId, blockedId])
      if (living.size < 2) return undefined
      await this.blocks.upsert(change)
      return this.onStored(blockerId, blockedId)
    })
    await after?.()
  }

  /** In the transaction, with both members locked. */
  protected async onStored(_blockerId: string, _blockedId: string): Promise<AfterCommit | undefined> {
    return undefined
  }
}
