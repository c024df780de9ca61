import { Module } from '@nestjs/common'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PairsModule } from '../pairs/pairs.module.ts'
import { MarkMatch } from './mark-match.ts'
import { MatchMarkController } from './match-mark.controller.ts'
import { MatchMarkRepository } from './match-mark.repository.ts'

@Module({
  imports: [MembersModule, MatchesModule, PairsModule],
  controllers: [MatchMarkController],
  providers: [MatchMarkRepository, MarkMatch],
  exports: [MatchMarkRepository],
})
export class MatchMarksModule {}
