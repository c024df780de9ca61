import { Module } from '@nestjs/common'
import { KnownMembers } from '@rafiq/service-kit'
import { FollowMembers } from './follow-members.ts'
import { MemberProjection } from './member.projection.ts'

@Module({
  providers: [MemberProjection, { provide: KnownMembers, useExisting: MemberProjection }, FollowMembers],
  exports: [MemberProjection, KnownMembers],
})
export class MembersModule {}
