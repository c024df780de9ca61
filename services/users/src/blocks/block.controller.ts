import { Controller, Delete, Get, Param, Put } from '@nestjs/common'
import { type BlockedMember, blockedMembersSchema } from '@rafiq/contracts/connections'
import { CurrentSession, idParam, RateLimit, Returns, ReturnsNothing, type Session } from '@rafiq/service-kit'
import { BlockMember } from './block-member.ts'
import { LiftBlock } from './lift-block.ts'
import { ReadBlocks } from './read-blocks.ts'

/** Whom the caller blocked. The blocked are told nothing, by no call. */
@Controller('api/user/blocks')
export class BlockController {
  constructor(
    private readonly blocks: ReadBlocks,
    private readonly blocking: BlockMember,
    private readonly lifting: LiftBlock,
  ) {}

  @Get()
  @RateLimit({ name: 'blocks', points: 120, seconds: 60, by: 'member' })
  @Returns(blockedMembersSchema)
  list(@CurrentSession() session: Session): Promise<BlockedMember[]> {
    return this.blocks.of(session.memberId)
  }

  @Put(':memberId')
  @RateLimit({ name: 'block', points: 60, seconds: 600, by: 'member' })
  @ReturnsNothing()
  block(@Param('memberId', idParam) blockedId: string, @CurrentSession() session: Session): Promise<void> {
    return this.blocking.block({ blockerId: session.memberId, blockedId })
  }

  @Delete(':memberId')
  @RateLimit({ name: 'unblock', points: 60, seconds: 600, by: 'member' })
  @ReturnsNothing()
  lift(@Param('memberId', idParam) blockedId: string, @CurrentSession() session: Session): Promise<void> {
    return this.lifting.lift({ blockerId: session.memberId, blockedId })
  }
}
