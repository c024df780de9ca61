import { Module } from '@nestjs/common'
import { ServicesModule } from '../services/services.module.ts'
import { FollowMembers } from './follow-members.ts'
import { MemberProjection } from './member.projection.ts'

@Module({
  imports: [ServicesModule],
  providers: [MemberProjection, FollowMembers],
  exports: [MemberProjection, ServicesModule],
})
export class MembersModule {}
