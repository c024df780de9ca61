import { Module } from '@nestjs/common'
import { MemberDirectory, MemberProjection, UnknownMembers } from '@rafiq/members'
import { ChatMembers } from './chat-members.ts'
import { MemberController } from './member.controller.ts'

@Module({
  controllers: [MemberController],
  providers: [
    ChatMembers,
    { provide: MemberProjection, useExisting: ChatMembers },
    MemberDirectory,
    UnknownMembers,
  ],
  exports: [ChatMembers, MemberProjection, MemberDirectory, UnknownMembers],
})
export class MembersModule {}
