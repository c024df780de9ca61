import { Inject, Injectable } from '@nestjs/common'
import type { ChatRoom, RoomRemoved } from '@rafiq/contracts'
import { type EmitOptions, Sockets } from '../sockets/sockets.ts'
import { AnnounceRoom } from './announce-room.ts'
import { RoomPairs } from './room-pairs.ts'

/** A room that these members have no more, by a block or a deletion; or again, since a block was lifted. */
export interface ChangedRoom {
  id: string
  memberIds: string[]
  gone: boolean
}

/** Rooms of which it is remembered at most what was told. */
const capacity = 10_000

/** Takes a room away from the sockets of its members, and gives it back. */
@Injectable()
export class TellRoom {
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
    if (this.#told.get(room.id) !== room.gone) await this.emit(room, { local: true })
  }

  private async emit({ id, memberIds, gone }: ChangedRoom, options?: EmitOptions): Promise<void> {
    this.note(id, gone)
    if (gone) this.sockets.emit(memberIds, 'room:removed', { chatRoomId: id }, options)
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
