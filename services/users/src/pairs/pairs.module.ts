import { Module } from '@nestjs/common'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PairController } from './pair.controller.ts'

@Module({ imports: [MembersModule, MatchesModule], controllers: [PairController] })
export class PairsModule {}
