import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { UsersModule } from '../users/users.module.ts'
import { BlockController } from './block.controller.ts'
import { BlockRepository } from './block.repository.ts'
import { FollowBlocks } from './follow-blocks.ts'
import { KeepBlock } from './keep-block.ts'

@Module({
  imports: [MembersModule, UsersModule],
  controllers: [BlockController],
  providers: [BlockRepository, KeepBlock, FollowBlocks],
  exports: [BlockRepository],
})
export class BlocksModule {}
