import { Module } from '@nestjs/common'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PartedModule } from '../parted/parted.module.ts'
import { PhotoModule } from '../photo/photo.module.ts'
import { ReadReportable } from './read-reportable.ts'
import { ReportableController } from './reportable.controller.ts'

@Module({
  imports: [MembersModule, MatchesModule, PartedModule, PhotoModule],
  controllers: [ReportableController],
  providers: [ReadReportable],
})
export class ReportableModule {}
