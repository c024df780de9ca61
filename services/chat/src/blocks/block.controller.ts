import { Body, Controller, HttpCode, Inject, Param, Put } from '@nestjs/common'
import { type BlockState, blockStateSchema } from '@rafiq/contracts'
import { InternalOnly } from '@rafiq/service-kit'
import { idParam } from '../support/params.ts'
import { KeepBlock } from './keep-block.ts'

/** Told by the users service before it answers who blocks, so that the room is gone for both by then. */
@InternalOnly('users')
@Controller('internal/blocks')
export class BlockController {
  constructor(@Inject(KeepBlock) private readonly blocks: KeepBlock) {}

  @Put(':blockerId/:blockedId')
  @HttpCode(204)
  keep(
    @Param('blockerId', idParam) blockerId: string,
    @Param('blockedId', idParam) blockedId: string,
    @Body({ schema: blockStateSchema }) state: BlockState,
  ): Promise<void> {
    return this.blocks.keep({ blockerId, blockedId, ...state })
  }
}
