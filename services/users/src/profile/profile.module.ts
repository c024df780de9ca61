import { Module } from '@nestjs/common'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PhotosModule } from '../photos/photos.module.ts'
import { StaffModule } from '../staff/staff.module.ts'
import { EditProfile } from './edit-profile.ts'
import { ProfileController } from './profile.controller.ts'
import { ReadProfile } from './read-profile.ts'

@Module({
  imports: [MembersModule, MatchesModule, PhotosModule, StaffModule],
  controllers: [ProfileController],
  providers: [ReadProfile, EditProfile],
})
export class ProfileModule {}
