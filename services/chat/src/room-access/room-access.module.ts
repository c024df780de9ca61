import { Module } from '@nestjs/common'
import { RoomAccess } from './room-access.ts'

@Module({ providers: [RoomAccess], exports: [RoomAccess] })
export class RoomAccessModule {}
