import { Module } from '@nestjs/common'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PhotoModule } from '../photo/photo.module.ts'
import { StaffModule } from '../staff/staff.module.ts'
import { ProfileController } from './profile.controller.ts'
import { ProfileService } from './profile.service.ts'

@Module({
  imports: [MembersModule, MatchesModule, PhotoModule, StaffModule],
  controllers: [ProfileController],
  providers: [ProfileService],
})
export class ProfileModule {}
