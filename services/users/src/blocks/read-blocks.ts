import { Injectable } from '@nestjs/common'
import type { BlockedMember } from '@rafiq/contracts/connections'
import { BlockRepository } from './block.repository.ts'

/** The blocks that hold, as the member who made them sees them. */
@Injectable()
export class ReadBlocks {
  constructor(private readonly blocks: BlockRepository) {}

  async of(memberId: string): Promise<BlockedMember[]> {
    const own = await this.blocks.of(memberId)
    return own
      .filter(({ liftedAt }) => liftedAt === null)
      .map(({ id, name, blockedAt }) => ({ id, name, blockedAt: blockedAt.toISOString() }))
  }
}
