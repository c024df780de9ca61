import { Inject, Injectable } from '@nestjs/common'
import type { ChatRoom, RoomRemoved } from '@rafiq/contracts'
import { AnnounceRoom } from '../rooms/announce-room.ts'
import { RoomPairs } from '../rooms/room-pairs.ts'
import { type EmitOptions, Sockets } from '../sockets/sockets.ts'
import type { ChangedRoom } from './block.repository.ts'

/** Rooms of which it is remembered at most what was told. */
const capacity = 10_000

/** Takes a room away from the sockets of both its members where a block hides it, and gives it back where it is lifted. */
@Injectable()
export class TellBlock {
  /** Whether the sockets of this process were told last that a room is gone. */
  readonly #told = new Map<string, boolean>()

  constructor(
    @Inject(RoomPairs) private readonly pairs: RoomPairs,
    @Inject(AnnounceRoom) private readonly announcement: AnnounceRoom,
    @Inject(Sockets) private readonly sockets: Sockets,
  ) {
    sockets.listenToOthers((event, payload) => {
      if (event === 'room:removed') this.note((payload as RoomRemoved).chatRoomId, true)
      if (event === 'room:new') this.note((payload as ChatRoom).id, false)
    })
  }

  /** On every replica. */
  tell(room: ChangedRoom): Promise<void> {
    return this.emit(room)
  }

  /** In this process, unless it was told. */
  async tellHere(room: ChangedRoom): Promise<void> {
    if (this.#told.get(room.id) !== room.blocked) await this.emit(room, { local: true })
  }

  private async emit({ id, lowId, highId, blocked }: ChangedRoom, options?: EmitOptions): Promise<void> {
    this.note(id, blocked)
    if (blocked) this.sockets.emit([lowId, highId], 'room:removed', { chatRoomId: id }, options)
    else await this.announcement.announce(id, options)
  }

  private note(roomId: string, gone: boolean): void {
    this.pairs.forget(roomId)
    for (const oldest of this.#told.keys()) {
      if (this.#told.size < capacity) break
      this.#told.delete(oldest)
    }
    this.#told.set(roomId, gone)
  }
}
