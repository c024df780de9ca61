import { Injectable } from '@nestjs/common'
import type { Typing } from '@rafiq/contracts/chat'
import { RoomAccess } from '../room-access/room-access.ts'
import type { SocketData } from '../sockets/chat-socket.ts'
import { Sockets } from '../sockets/sockets.ts'

/** Milliseconds between two times that one socket reports typing. */
const pause = 1_000

/** Tells the other that somebody types. Nothing is stored, and more than one a second says nothing new. */
@Injectable()
export class AnnounceTyping {
  constructor(
    private readonly rooms: RoomAccess,
    private readonly sockets: Sockets,
  ) {}

  async announce(socket: SocketData, { chatRoomId, typing }: Typing): Promise<void> {
    const now = Date.now()
    // That somebody stopped is always announced.
    if (typing && now - socket.typedAt < pause) return
    socket.typedAt = typing ? now : 0
    const { memberId } = socket
    const other = await this.rooms.other(chatRoomId, memberId)
    this.sockets.emit([other], 'typing', { chatRoomId, typing, memberId })
  }
}
