import { Module } from '@nestjs/common'
import { RoomAccess } from './room-access.ts'
import { RoomLock } from './room-lock.ts'

@Module({ providers: [RoomAccess, RoomLock], exports: [RoomAccess, RoomLock] })
export class RoomAccessModule {}
