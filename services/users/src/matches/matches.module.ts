import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { PartedModule } from '../parted/parted.module.ts'
import { MatchController } from './match.controller.ts'
import { MatchRepository } from './match.repository.ts'
import { MatchService } from './match.service.ts'
import { ShownPeople } from './shown-people.ts'

@Module({
  imports: [MembersModule, PartedModule],
  controllers: [MatchController],
  providers: [MatchRepository, MatchService, ShownPeople],
  exports: [MatchService, ShownPeople],
})
export class MatchesModule {}
