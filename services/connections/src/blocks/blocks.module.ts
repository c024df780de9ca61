import { Module } from '@nestjs/common'
import { ApplyBlock, BlockController, BlockProjection } from '@rafiq/members'
import { MembersModule } from '../members/members.module.ts'

/** A block hides the contacts of the two, which the queries for contacts see to. */
@Module({
  imports: [MembersModule],
  controllers: [BlockController],
  providers: [BlockProjection, ApplyBlock],
  exports: [BlockProjection],
})
export class BlocksModule {}
