import { Module } from '@nestjs/common'
import { AgreementsModule } from '../agreements/agreements.module.ts'
import { BlocksModule } from '../blocks/blocks.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { RoomsModule } from '../rooms/rooms.module.ts'
import { EraseMember } from './erase-member.ts'
import { ExportMember } from './export-member.ts'
import { MemberDataController } from './member-data.controller.ts'

@Module({
  imports: [MembersModule, BlocksModule, RoomsModule, AgreementsModule],
  controllers: [MemberDataController],
  providers: [EraseMember, ExportMember],
})
export class MemberDataModule {}
