import { Module } from '@nestjs/common'
import { BlocksModule } from '../blocks/blocks.module.ts'
import { ConnectionsModule } from '../connections/connections.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { EraseMember } from './erase-member.ts'
import { MemberDataController } from './member-data.controller.ts'
import { ReadMemberData } from './read-member-data.ts'

@Module({
  imports: [MembersModule, BlocksModule, ConnectionsModule],
  controllers: [MemberDataController],
  providers: [EraseMember, ReadMemberData],
})
export class MemberDataModule {}
