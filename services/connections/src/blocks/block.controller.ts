import { Body, Controller, HttpCode, Inject, Param, Put } from '@nestjs/common'
import { type BlockState, blockStateSchema } from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { memberIdParam } from '../support/params.ts'
import { KeepBlock } from './keep-block.ts'

/** Told by the users service before it answers who blocks, so that what is read next is right. */
@InternalOnly('users')
@Controller('internal/blocks')
export class BlockController {
  constructor(@Inject(KeepBlock) private readonly blocks: KeepBlock) {}

  @Put(':blockerId/:blockedId')
  @HttpCode(204)
  keep(
    @Param('blockerId', memberIdParam) blockerId: string,
    @Param('blockedId', memberIdParam) blockedId: string,
    @Body({ schema: blockStateSchema }) state: BlockState,
  ): Promise<void> {
    return this.blocks.keep({ blockerId, blockedId, ...state })
  }
}
