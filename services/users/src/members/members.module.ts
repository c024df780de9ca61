import { Module } from '@nestjs/common'
import { EraseMember } from './erase-member.ts'
import { MemberRepository } from './member.repository.ts'
import { MemberChanges } from './member-changes.ts'

@Module({
  providers: [MemberRepository, MemberChanges, EraseMember],
  exports: [MemberRepository, MemberChanges, EraseMember],
})
export class MembersModule {}
