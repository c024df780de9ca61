import { Injectable } from '@nestjs/common'
import type { ChatRoom } from '@rafiq/contracts/chat'
import { NotFoundError } from '@rafiq/service-kit'
import { Presence } from '../presence/presence.ts'
import { RoomRows } from './room-rows.ts'
import { type RoomRow, toChatRoom } from './to-chat-room.ts'

/** Rooms as members are shown them, with who is there at this moment. */
@Injectable()
export class RoomViews {
  constructor(
    private readonly rows: RoomRows,
    private readonly presence: Presence,
  ) {}

  async list(memberId: string): Promise<ChatRoom[]> {
    return this.withPresence(await this.rows.visibleTo(memberId))
  }

  /** @throws NotFoundError where the room is not the member's, or a block hides it */
  async one(roomId: string, memberId: string): Promise<ChatRoom> {
    const room = (await this.ofMembers(roomId)).get(memberId)
    if (!room) throw new NotFoundError()
    return room
  }

  /** A room as each of its members is shown it; of one that a block hides, nothing. */
  async ofMembers(roomId: string): Promise<Map<string, ChatRoom>> {
    const rows = [...(await this.rows.ofRoom(roomId))]
    const rooms = await this.withPresence(rows.map(([, row]) => row))
    return new Map(rows.flatMap(([memberId], index) => (rooms[index] ? [[memberId, rooms[index]]] : [])))
  }

  private async withPresence(rows: readonly RoomRow[]): Promise<ChatRoom[]> {
    const online = await this.presence.online(rows.map(({ otherId }) => otherId))
    return rows.map((row) => toChatRoom(row, online.has(row.otherId)))
  }
}
