import { Module } from '@nestjs/common'
import { KnownMembers } from '@rafiq/service-kit'
import { ServicesModule } from '../services/services.module.ts'
import { FollowMembers } from './follow-members.ts'
import { LearnMembers } from './learn-members.ts'
import { MemberController } from './member.controller.ts'
import { MemberProjection } from './member.projection.ts'

@Module({
  imports: [ServicesModule],
  controllers: [MemberController],
  providers: [
    MemberProjection,
    { provide: KnownMembers, useExisting: MemberProjection },
    FollowMembers,
    LearnMembers,
  ],
  exports: [MemberProjection, LearnMembers, KnownMembers, ServicesModule],
})
export class MembersModule {}
