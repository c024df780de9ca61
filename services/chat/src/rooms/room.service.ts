import { Inject, Injectable } from '@nestjs/common'
import type { ChatRoom, UnreadMessages } from '@rafiq/contracts'
import { NotFoundError, type Session } from '@rafiq/service-kit'
import { ConnectionsClient } from '../services/connections-client.ts'
import { OpenRoom } from './open-room.ts'
import { pairOf } from './pair.ts'
import { mustBeCaller } from './room.policy.ts'
import { RoomRepository } from './room.repository.ts'
import { RoomViews } from './room-views.ts'

@Injectable()
export class RoomService {
  constructor(
    @Inject(RoomRepository) private readonly rooms: RoomRepository,
    @Inject(RoomViews) private readonly views: RoomViews,
    @Inject(OpenRoom) private readonly opening: OpenRoom,
    @Inject(ConnectionsClient) private readonly connections: ConnectionsClient,
  ) {}

  async list(session: Session, memberId: string): Promise<ChatRoom[]> {
    mustBeCaller(memberId, session)
    return this.views.of(await this.rooms.list(memberId))
  }

  async countUnread({ memberId }: Session): Promise<UnreadMessages> {
    return { count: await this.rooms.countUnread(memberId) }
  }

  /** The caller's room with a match; where there is none, it is opened and a contact recorded. */
  async open({ memberId }: Session, matchedUserId: string): Promise<ChatRoom> {
    if (memberId === matchedUserId) throw new NotFoundError()
    const found = await this.rooms.findByPair(pairOf(memberId, matchedUserId))
    return this.view(found ?? (await this.contactAndOpen(memberId, matchedUserId)), memberId)
  }

  private async contactAndOpen(userId: string, matchedUserId: string): Promise<string> {
    await this.connections.contact({ userId, matchedUserId })
    return this.opening.open(userId, matchedUserId)
  }

  private async view(roomId: string, memberId: string): Promise<ChatRoom> {
    const row = (await this.rooms.views(roomId)).get(memberId)
    const [room] = row ? await this.views.of([row]) : []
    if (!room) throw new NotFoundError()
    return room
  }
}
