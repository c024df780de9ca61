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

/** Rooms and members of whom it is remembered at most what was emitted. */
const capacity = 20_000

/** Adds rooms on the sockets of their members, and removes them. */
@Injectable()
export class RoomUpdates {
  /** Whether what a member's sockets of this process got last is that a room is gone; by room and member. */
  readonly #emitted = new Map<string, boolean>()

  constructor(
    private readonly access: RoomAccess,
    private readonly views: RoomViews,
    private readonly sockets: Sockets,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    sockets.onForget((roomId) => access.forget(roomId))
    sockets.onOutgoing((memberId, event, payload) => {
      if (event === 'room:removed') this.note((payload as RoomRemoved).chatRoomId, memberId, true)
      if (event === 'room:new') this.note((payload as ChatRoom).id, memberId, false)
    })
  }

  /** Adds a room that is new, each member's as they see it. Who misses it finds the room in the list. */
  added(roomId: string): Promise<void> {
    return this.add(roomId)
  }

  /** On every replica. */
  async changed(change: RoomChange): Promise<void> {
    this.access.forget(change.id)
    this.sockets.forgetElsewhere(change.id)
    await this.emit(change)
  }

  /** On this process's sockets, unless they got it. */
  async changedHere({ id, memberIds, gone }: RoomChange): Promise<void> {
    this.access.forget(id)
    const missed = memberIds.filter((memberId) => this.#emitted.get(keyOf(id, memberId)) !== gone)
    await this.emit({ id, memberIds: missed, gone }, { local: true })
  }

  /** A deleted member's rooms go for the others, and the member's own sockets with them. */
  async memberErased(memberId: string, removed: readonly RoomChange[]): Promise<void> {
    for (const room of removed) await this.changed(room)
    this.sockets.close(memberId)
  }

  private async emit({ id, memberIds, gone }: RoomChange, options?: EmitOptions): Promise<void> {
    if (gone) this.sockets.emit(memberIds, 'room:removed', { chatRoomId: id }, options)
    else await this.add(id, memberIds, options)
  }

  private async add(roomId: string, memberIds?: readonly string[], options?: EmitOptions): Promise<void> {
    try {
      for (const [memberId, room] of await this.views.ofMembers(roomId)) {
        if (memberIds?.includes(memberId) ?? true) this.sockets.emit([memberId], 'room:new', room, options)
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'new room not announced, members see it when they read their rooms')
    }
  }

  private note(roomId: string, memberId: string, gone: boolean): void {
    for (const oldest of this.#emitted.keys()) {
      if (this.#emitted.size < capacity) break
      this.#emitted.delete(oldest)
    }
    this.#emitted.set(keyOf(roomId, memberId), gone)
  }
}

const keyOf = (roomId: string, memberId: string): string => `${roomId} ${memberId}`
