import { Module } from '@nestjs/common'
import { FollowMembers } from './follow-members.ts'
import { MemberProjection } from './member.projection.ts'

@Module({ providers: [MemberProjection, FollowMembers], exports: [MemberProjection] })
export class MembersModule {}
