import { Inject, Injectable } from '@nestjs/common'
import { NotFoundError } from '@rafiq/service-kit'
import { otherOf, type Pair } from './pair.ts'
import { RoomRepository } from './room.repository.ts'

/** Rooms remembered at most. */
const capacity = 20_000

/** Whose room is whose, remembered until a block or a deletion takes it away: a room never changes its members. Who asks at once asks once, in turn. */
@Injectable()
export class RoomPairs {
  readonly #known = new Map<string, Promise<Pair | undefined>>()

  constructor(@Inject(RoomRepository) private readonly rooms: RoomRepository) {}

  /**
   * Whom a member talks to in a room.
   * @throws NotFoundError where there is no such room, or not for this member
   */
  async other(roomId: string, memberId: string): Promise<string> {
    const pair = await (this.#known.get(roomId) ?? this.#load(roomId))
    const other = pair && otherOf(pair, memberId)
    if (!other) throw new NotFoundError()
    return other
  }

  /** Whether nothing took it away since it was last asked for. */
  remembers(roomId: string): boolean {
    return this.#known.has(roomId)
  }

  forget(roomId: string): void {
    this.#known.delete(roomId)
  }

  #load(roomId: string): Promise<Pair | undefined> {
    for (const oldest of this.#known.keys()) {
      if (this.#known.size < capacity) break
      this.#known.delete(oldest)
    }
    const loading = this.rooms.find(roomId)
    this.#known.set(roomId, loading)
    // What is not there may come, and what failed may work.
    loading.then(
      (room) => room ?? this.forget(roomId),
      () => this.forget(roomId),
    )
    return loading
  }
}
