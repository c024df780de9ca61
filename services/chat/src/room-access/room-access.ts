import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { NotFoundError } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import { otherOf, type Pair } from './pair.ts'

/** Rooms remembered at most. */
const capacity = 20_000

/**
 * Who may see and write in a room: its two members, unless a block hides it. A room never changes its members, so each
 * is remembered until a block or a deletion takes it away. Who asks for the same room at once shares one query.
 */
@Injectable()
export class RoomAccess {
  readonly #known = new Map<string, Promise<Pair | undefined>>()

  constructor(private readonly em: EntityManager) {}

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
    const loading = queries(this.em)
      .selectFrom('rooms')
      .select(['low_id as lowId', 'high_id as highId'])
      .where('id', '=', roomId)
      .where('blocked', '=', false)
      .executeTakeFirst()
    this.#known.set(roomId, loading)
    // What is not there may come, and what failed may work.
    loading.then(
      (room) => room ?? this.forget(roomId),
      () => this.forget(roomId),
    )
    return loading
  }
}
