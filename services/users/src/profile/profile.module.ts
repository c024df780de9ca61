import { Module } from '@nestjs/common'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PhotoModule } from '../photo/photo.module.ts'
import { ProfileController } from './profile.controller.ts'
import { ProfileService } from './profile.service.ts'

@Module({
  imports: [MembersModule, MatchesModule, PhotoModule],
  controllers: [ProfileController],
  providers: [ProfileService],
})
export class ProfileModule {}
