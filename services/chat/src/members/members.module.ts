import { Module } from '@nestjs/common'
import { KnownMembers } from '@rafiq/service-kit'
import { ServicesModule } from '../services/services.module.ts'
import { FollowMembers } from './follow-members.ts'
import { LearnMembers } from './learn-members.ts'
import { MemberProjection } from './member.projection.ts'

@Module({
  imports: [ServicesModule],
  providers: [
    MemberProjection,
    { provide: KnownMembers, useExisting: MemberProjection },
    FollowMembers,
    LearnMembers,
  ],
  exports: [MemberProjection, LearnMembers, KnownMembers, ServicesModule],
})
export class MembersModule {}
