import { Module } from '@nestjs/common'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PairsModule } from '../pairs/pairs.module.ts'
import { BlockController } from './block.controller.ts'
import { BlockRepository } from './block.repository.ts'
import { BlockAnnouncer } from './block-announcer.ts'
import { BlockMember } from './block-member.ts'
import { BlockSituations } from './block-situations.ts'
import { GenderSeparation } from './gender-separation.ts'
import { LiftBlock } from './lift-block.ts'
import { ReadBlocks } from './read-blocks.ts'

@Module({
  imports: [MembersModule, MatchesModule, PairsModule],
  controllers: [BlockController],
  providers: [
    BlockRepository,
    BlockAnnouncer,
    BlockSituations,
    BlockMember,
    LiftBlock,
    ReadBlocks,
    GenderSeparation,
  ],
  exports: [BlockRepository, GenderSeparation],
})
export class BlocksModule {}
