import { Injectable } from '@nestjs/common'
import { isStaff } from '@rafiq/contracts/accounts'
import { MatchService } from '../matches/match.service.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { HiddenPairs } from '../pairs/hidden-pairs.ts'
import { type BlockedPair, BlockRepository } from './block.repository.ts'
import type { BlockSituation } from './may-block.ts'

/** Loads what decides whether a member may block another. */
@Injectable()
export class BlockSituations {
  constructor(
    private readonly members: MemberRepository,
    private readonly matches: MatchService,
    private readonly hidden: HiddenPairs,
    private readonly blocks: BlockRepository,
  ) {}

  /** Null where there are no two members. */
  async of(pair: BlockedPair): Promise<BlockSituation | null> {
    const { blockerId, blockedId } = pair
    const [blocker, other, history, own] = await Promise.all([
      this.members.find(blockerId),
      this.members.find(blockedId),
      this.hidden.between(blockerId, blockedId),
      this.blocks.find(pair),
    ])
    if (!blocker || !other || blockerId === blockedId) return null
    return {
      matched: await this.matches.introduce(blocker, other, { ...history, blocked: false, putAside: false }),
      contacted: history.contacted,
      isStaff: isStaff(other.role),
      blockedAlready: own?.blocked ?? false,
    }
  }
}
