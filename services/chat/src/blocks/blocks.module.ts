import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { RoomsModule } from '../rooms/rooms.module.ts'
import { BlockController } from './block.controller.ts'
import { FollowBlocks } from './follow-blocks.ts'
import { KeepBlock } from './keep-block.ts'

@Module({
  imports: [MembersModule, RoomsModule],
  controllers: [BlockController],
  providers: [KeepBlock, FollowBlocks],
})
export class BlocksModule {}
