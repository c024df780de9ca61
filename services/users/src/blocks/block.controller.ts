import { Controller, Delete, Get, HttpCode, Inject, Param, Put, SerializeOptions } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger'
import { type BlockedMember, blockedMemberSchema, blockedMembersSchema } from '@rafiq/contracts'
import { CurrentSession, RateLimit, type Session } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import { BlockRepository } from './block.repository.ts'
import { BlockMember } from './block-member.ts'
import { LiftBlock } from './lift-block.ts'
import { toBlockedMembers } from './to-blocked-members.ts'

/** Whom the caller blocked. The blocked are told nothing, by no call. */
@Controller('api/user/blocks')
export class BlockController {
  constructor(
    @Inject(BlockRepository) private readonly blocks: BlockRepository,
    @Inject(BlockMember) private readonly blocking: BlockMember,
    @Inject(LiftBlock) private readonly lifting: LiftBlock,
  ) {}

  @Get()
  @RateLimit({ name: 'blocks', points: 120, seconds: 60, by: 'member' })
  @SerializeOptions({ schema: blockedMemberSchema })
  @ApiOkResponse({ standardSchema: blockedMembersSchema })
  async list(@CurrentSession() session: Session): Promise<BlockedMember[]> {
    return toBlockedMembers(await this.blocks.of(session.memberId))
  }

  @Put(':memberId')
  @HttpCode(204)
  @RateLimit({ name: 'block', points: 60, seconds: 600, by: 'member' })
  @ApiNoContentResponse()
  block(
    @Param('memberId', memberIdParam) blockedId: string,
    @CurrentSession() { memberId: blockerId }: Session,
  ): Promise<void> {
    return this.blocking.block({ blockerId, blockedId })
  }

  @Delete(':memberId')
  @HttpCode(204)
  @RateLimit({ name: 'unblock', points: 60, seconds: 600, by: 'member' })
  @ApiNoContentResponse()
  lift(
    @Param('memberId', memberIdParam) blockedId: string,
    @CurrentSession() { memberId: blockerId }: Session,
  ): Promise<void> {
    return this.lifting.lift({ blockerId, blockedId })
  }
}
