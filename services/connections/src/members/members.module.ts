import { Module } from '@nestjs/common'
import { MemberDirectory, MemberProjection, UnknownMembers } from '@rafiq/members'
import { ConnectionMembers } from './connection-members.ts'
import { UsersClient } from './users-client.ts'

@Module({
  providers: [
    ConnectionMembers,
    { provide: MemberProjection, useExisting: ConnectionMembers },
    UsersClient,
    { provide: MemberDirectory, useExisting: UsersClient },
    UnknownMembers,
  ],
  exports: [ConnectionMembers, MemberProjection, UsersClient, MemberDirectory, UnknownMembers],
})
export class MembersModule {}
