import { Body, Controller, Param, Put } from '@nestjs/common'
import { type BlockState, blockStateSchema } from '@rafiq/contracts/connections'
import { InternalOnly, idParam, ReturnsNothing } from '@rafiq/service-kit'
import { ApplyBlock } from './apply-block.ts'

/** Called by the users service before it answers who blocks, so that what is read next is right. */
@InternalOnly('users')
@Controller('internal/blocks')
export class BlockController {
  constructor(private readonly blocks: ApplyBlock) {}

  @Put(':blockerId/:blockedId')
  @ReturnsNothing()
  apply(
    @Param('blockerId', idParam) blockerId: string,
    @Param('blockedId', idParam) blockedId: string,
    @Body({ schema: blockStateSchema }) state: BlockState,
  ): Promise<void> {
    return this.blocks.apply({ blockerId, blockedId, ...state })
  }
}
