import { Module } from '@nestjs/common'
import { AccountsController } from './accounts.controller.ts'
import { ChatNotifier } from './chat-notifier.ts'
import { MemberRepository } from './member.repository.ts'
import { MemberChanges } from './member-changes.ts'
import { ReadMembers } from './read-members.ts'

@Module({
  controllers: [AccountsController],
  providers: [MemberRepository, MemberChanges, ReadMembers, ChatNotifier],
  exports: [MemberRepository, MemberChanges, ChatNotifier],
})
export class MembersModule {}
