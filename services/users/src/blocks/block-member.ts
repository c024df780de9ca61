import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { isStaff } from '@rafiq/contracts'
import { Clock, NotFoundError } from '@rafiq/service-kit'
import { MatchService } from '../matches/match.service.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { PartedRepository } from '../parted/parted.repository.ts'
import { type BlockedPair, BlockRepository } from './block.repository.ts'
import { BlockChanges } from './block-changes.ts'
import { mayBlock } from './may-block.ts'

/** A member blocks another: from the answer on, both are gone for each other everywhere. May be repeated. */
@Injectable()
export class BlockMember {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MatchService) private readonly matches: MatchService,
    @Inject(PartedRepository) private readonly parted: PartedRepository,
    @Inject(BlockRepository) private readonly blocks: BlockRepository,
    @Inject(BlockChanges) private readonly changes: BlockChanges,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError for somebody whom the member has not met, or who is gone */
  async block(pair: BlockedPair): Promise<void> {
    if (!(await this.mayBlock(pair))) throw new NotFoundError()
    await this.em.fork().transactional(async (tx) => {
      // Held until the end, so that no block slips past a deletion.
      const living = await this.members.hold(tx, [pair.blockerId, pair.blockedId])
      if (living.size < 2) throw new NotFoundError()
      const version = await this.blocks.put(tx, pair, this.clock.now())
      if (version) await this.changes.publish(tx, { ...pair, blocked: true, version })
    })
    // As it stands now: another tab may have lifted it, and what was told before may not have arrived.
    const state = await this.blocks.find(pair)
    if (state) await this.changes.tell(state)
  }

  private async mayBlock(pair: BlockedPair): Promise<boolean> {
    const { blockerId, blockedId } = pair
    const [blocker, other, between, own] = await Promise.all([
      this.members.find(blockerId),
      this.members.find(blockedId),
      this.parted.between(blockerId, blockedId),
      this.blocks.find(pair),
    ])
    if (!blocker || !other || blockerId === blockedId) return false
    return mayBlock({
      matched: await this.matches.introduce(blocker, other, { ...between, blocked: false }),
      contacted: between.contacted,
      isStaff: isStaff(other.role),
      blockedAlready: own?.blocked ?? false,
    })
  }
}
