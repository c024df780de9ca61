import { Inject, Injectable } from '@nestjs/common'
import type { ChatRoom } from '@rafiq/contracts'
import { Presence } from '../presence/presence.ts'
import { type RoomRow, toChatRoom } from './to-chat-room.ts'

/** Rooms with who is there at this moment. */
@Injectable()
export class RoomViews {
  constructor(@Inject(Presence) private readonly presence: Presence) {}

  async of(rows: readonly RoomRow[]): Promise<ChatRoom[]> {
    const online = await this.presence.online(rows.map(({ otherId }) => otherId))
    return rows.map((row) => toChatRoom(row, online.has(row.otherId)))
  }
}
