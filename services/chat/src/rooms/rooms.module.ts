import { Module } from '@nestjs/common'
import { MembersModule } from '../members/members.module.ts'
import { PresenceModule } from '../presence/presence.module.ts'
import { RoomAccessModule } from '../room-access/room-access.module.ts'
import { CatchUpRooms } from './catch-up-rooms.ts'
import { ConnectionsClient } from './connections-client.ts'
import { EnsureRoom } from './ensure-room.ts'
import { ListRooms } from './list-rooms.ts'
import { OpenRoom } from './open-room.ts'
import { RoomController } from './room.controller.ts'
import { RoomRepository } from './room.repository.ts'
import { RoomRows } from './room-rows.ts'
import { RoomUpdates } from './room-updates.ts'
import { RoomViews } from './room-views.ts'

@Module({
  imports: [MembersModule, PresenceModule, RoomAccessModule],
  controllers: [RoomController],
  providers: [
    ListRooms,
    OpenRoom,
    EnsureRoom,
    ConnectionsClient,
    RoomRepository,
    RoomRows,
    RoomViews,
    RoomUpdates,
    CatchUpRooms,
  ],
  exports: [RoomRepository, RoomRows, RoomUpdates],
})
export class RoomsModule {}
