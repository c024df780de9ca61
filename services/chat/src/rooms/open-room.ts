import { Injectable } from '@nestjs/common'
import type { ChatRoom } from '@rafiq/contracts/chat'
import { NotFoundError, type Session } from '@rafiq/service-kit'
import { pairOf } from '../room-access/pair.ts'
import { ConnectionsClient } from './connections-client.ts'
import { EnsureRoom } from './ensure-room.ts'
import { RoomRepository } from './room.repository.ts'
import { RoomViews } from './room-views.ts'

/** The caller's room with a match; where there is none, it is opened and a contact recorded. */
@Injectable()
export class OpenRoom {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly connections: ConnectionsClient,
    private readonly ensureRoom: EnsureRoom,
    private readonly views: RoomViews,
  ) {}

  /** @throws NotFoundError for the caller, or somebody who is no match; AppError of the connections service */
  async open({ memberId }: Session, matchedUserId: string): Promise<ChatRoom> {
    if (memberId === matchedUserId) throw new NotFoundError()
    const found = await this.rooms.findByPair(pairOf(memberId, matchedUserId))
    return this.views.one(found ?? (await this.contactAndOpen(memberId, matchedUserId)), memberId)
  }

  private async contactAndOpen(userId: string, matchedUserId: string): Promise<string> {
    await this.connections.contact({ userId, matchedUserId })
    return this.ensureRoom.of(userId, matchedUserId)
  }
}
