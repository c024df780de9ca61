import { Module } from '@nestjs/common'
import { BlockRepository } from '../blocks/block.repository.ts'
import { MembersModule } from '../members/members.module.ts'
import { PresenceModule } from '../presence/presence.module.ts'
import { AnnounceRoom } from './announce-room.ts'
import { EraseRooms } from './erase-rooms.ts'
import { FollowConnections } from './follow-connections.ts'
import { OpenRoom } from './open-room.ts'
import { RoomController } from './room.controller.ts'
import { RoomRepository } from './room.repository.ts'
import { RoomService } from './room.service.ts'
import { RoomPairs } from './room-pairs.ts'
import { RoomViews } from './room-views.ts'
import { TellRoom } from './tell-room.ts'
import { WatchRooms } from './watch-rooms.ts'

@Module({
  imports: [MembersModule, PresenceModule],
  controllers: [RoomController],
  providers: [
    RoomRepository,
    BlockRepository,
    RoomPairs,
    RoomService,
    RoomViews,
    OpenRoom,
    AnnounceRoom,
    TellRoom,
    WatchRooms,
    FollowConnections,
    EraseRooms,
  ],
  exports: [RoomRepository, BlockRepository, RoomPairs, TellRoom],
})
export class RoomsModule {}
