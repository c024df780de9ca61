import { Module } from '@nestjs/common'
import { ApplyBlock, BlockController, BlockProjection } from '@rafiq/members'
import { MembersModule } from '../members/members.module.ts'
import { RoomsModule } from '../rooms/rooms.module.ts'
import { HideBlockedRoom } from './hide-blocked-room.ts'

@Module({
  imports: [MembersModule, RoomsModule],
  controllers: [BlockController],
  providers: [BlockProjection, { provide: ApplyBlock, useClass: HideBlockedRoom }],
  exports: [BlockProjection],
})
export class BlocksModule {}
