import { Module } from '@nestjs/common'
import { ErasuresModule } from '../erasures/erasures.module.ts'
import { OneTimeTokensModule } from '../one-time-tokens/one-time-tokens.module.ts'
import { EraseMember } from './erase-member.ts'
import { MemberController } from './member.controller.ts'
import { MemberRepository } from './member.repository.ts'
import { MemberChanges } from './member-changes.ts'
import { TellMembers } from './tell-members.ts'

@Module({
  imports: [ErasuresModule, OneTimeTokensModule],
  controllers: [MemberController],
  providers: [MemberRepository, MemberChanges, EraseMember, TellMembers],
  exports: [MemberRepository, MemberChanges, EraseMember, TellMembers],
})
export class MembersModule {}
