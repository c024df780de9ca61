import { Module } from '@nestjs/common'
import { AwayNoticesModule } from '../away-notices/away-notices.module.ts'
import { BlocksModule } from '../blocks/blocks.module.ts'
import { FactorsModule } from '../factors/factors.module.ts'
import { LedgerModule } from '../ledger/ledger.module.ts'
import { MatchMarksModule } from '../match-marks/match-marks.module.ts'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PairsModule } from '../pairs/pairs.module.ts'
import { PhotosModule } from '../photos/photos.module.ts'
import { SessionsModule } from '../sessions/sessions.module.ts'
import { ExportController } from './export.controller.ts'
import { ExportMember } from './export-member.ts'
import { HeldHere } from './held-here.ts'
import { HeldInMatching } from './held-in-matching.ts'
import { MemberDataClient } from './member-data.client.ts'

@Module({
  imports: [
    MembersModule,
    PhotosModule,
    SessionsModule,
    FactorsModule,
    PairsModule,
    MatchesModule,
    BlocksModule,
    AwayNoticesModule,
    MatchMarksModule,
    LedgerModule,
  ],
  controllers: [ExportController],
  providers: [ExportMember, HeldHere, HeldInMatching, MemberDataClient],
})
export class ExportModule {}
