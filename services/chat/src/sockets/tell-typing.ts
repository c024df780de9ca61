import { Inject, Injectable } from '@nestjs/common'
import type { Typing } from '@rafiq/contracts'
import { RoomPairs } from '../rooms/room-pairs.ts'
import type { SocketData } from './chat-socket.ts'
import { Sockets } from './sockets.ts'

/** Milliseconds between two times that one socket tells of typing. */
const pause = 1_000

/** Tells the other that somebody types. Nothing is kept, and more than one a second says nothing new. */
@Injectable()
export class TellTyping {
  constructor(
    @Inject(RoomPairs) private readonly rooms: RoomPairs,
    @Inject(Sockets) private readonly sockets: Sockets,
  ) {}

  async tell(socket: SocketData, { chatRoomId, typing }: Typing): Promise<void> {
    const now = Date.now()
    // That somebody stopped is always told.
    if (typing && now - socket.typedAt < pause) return
    socket.typedAt = typing ? now : 0
    const { memberId } = socket
    const other = await this.rooms.other(chatRoomId, memberId)
    this.sockets.emit([other], 'typing', { chatRoomId, typing, memberId })
  }
}
