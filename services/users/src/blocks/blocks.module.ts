import { Module } from '@nestjs/common'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PartedModule } from '../parted/parted.module.ts'
import { BlockController } from './block.controller.ts'
import { BlockRepository } from './block.repository.ts'
import { BlockChanges } from './block-changes.ts'
import { BlockMember } from './block-member.ts'
import { LiftBlock } from './lift-block.ts'
import { Neighbours } from './neighbours.ts'
import { PartByGender } from './part-by-gender.ts'

@Module({
  imports: [MembersModule, MatchesModule, PartedModule],
  controllers: [BlockController],
  providers: [BlockRepository, BlockMember, LiftBlock, BlockChanges, Neighbours, PartByGender],
  exports: [BlockRepository, PartByGender],
})
export class BlocksModule {}
