import { Inject, Injectable } from '@nestjs/common'
import type { ChatRoom, RoomRemoved } from '@rafiq/contracts/chat'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { RoomAccess } from '../room-access/room-access.ts'
import { type EmitOptions, Sockets } from '../sockets/sockets.ts'
import { RoomViews } from './room-views.ts'

/** A room that these members have no more, by a block or a deletion; or again, since a block was lifted. */
export interface RoomChange {
  id: string
  memberIds: string[]
  gone: boolean
}

/** Rooms of which it is remembered at most what was emitted. */
const capacity = 10_000

/** Adds rooms on the sockets of their members, and removes them. */
@Injectable()
export class RoomUpdates {
  /** Whether what the sockets of this process got last is that a room is gone. */
  readonly #emitted = new Map<string, boolean>()

  constructor(
    private readonly access: RoomAccess,
    private readonly views: RoomViews,
    private readonly sockets: Sockets,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    sockets.onRemote((event, payload) => {
      if (event === 'room:removed') this.note((payload as RoomRemoved).chatRoomId, true)
      if (event === 'room:new') this.note((payload as ChatRoom).id, false)
    })
  }

  /** Adds a room that is new, each member's as they see it. Who misses it finds the room in the list. */
  async added(roomId: string, options?: EmitOptions): Promise<void> {
    try {
      for (const [memberId, room] of await this.views.ofMembers(roomId)) {
        this.sockets.emit([memberId], 'room:new', room, options)
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'new room not announced, members see it when they read their rooms')
    }
  }

  /** On every replica. */
  async changed({ id, memberIds, gone }: RoomChange, options?: EmitOptions): Promise<void> {
    this.note(id, gone)
    if (gone) this.sockets.emit(memberIds, 'room:removed', { chatRoomId: id }, options)
    else await this.added(id, options)
  }

  /** On this process's sockets, unless they got it. */
  async changedHere(change: RoomChange): Promise<void> {
    if (this.#emitted.get(change.id) !== change.gone) await this.changed(change, { local: true })
  }

  /** A deleted member's rooms go for the others, and the member's own sockets with them. */
  async memberErased(memberId: string, removed: readonly RoomChange[]): Promise<void> {
    for (const room of removed) await this.changed(room)
    this.sockets.close(memberId)
  }

  private note(roomId: string, gone: boolean): void {
    this.access.forget(roomId)
    for (const oldest of this.#emitted.keys()) {
      if (this.#emitted.size < capacity) break
      this.#emitted.delete(oldest)
    }
    this.#emitted.set(roomId, gone)
  }
}
