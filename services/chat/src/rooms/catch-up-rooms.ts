import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { PeriodicTask } from '@rafiq/service-kit'
import { databaseTime } from '../database/database-time.ts'
import { queries } from '../database/tables.ts'
import { type RoomChange, RoomUpdates } from './room-updates.ts'

/** Milliseconds by which a change may become visible later than its time says: a commit that waits, a paused server. */
const margin = 10_000
/** Milliseconds left to the announcement, before a change counts as missed. */
const grace = 1_000

/**
 * Finds rooms that a block hid, a lifting gave back or a deletion removed, of which no replica told this one: it was
 * killed after the commit, Redis was unavailable, or two changes met on their way. So within seconds the sockets here, and what
 * is remembered of rooms, are as PostgreSQL has it.
 */
@Injectable()
export class CatchUpRooms extends PeriodicTask {
  /** Milliseconds by the database's clock, when it was last asked. */
  #lookedAt: number | undefined

  constructor(
    private readonly em: EntityManager,
    private readonly updates: RoomUpdates,
  ) {
    super({ name: 'delivering room changes that were not announced', interval: 2_000 })
  }

  protected override async run(): Promise<void> {
    const now = await databaseTime(this.em)
    if (this.#lookedAt !== undefined) {
      const [from, until] = [this.#lookedAt - margin, now - grace].map((time) => new Date(time).toISOString())
      for (const change of await this.changedBetween(from as string, until as string)) {
        await this.updates.changedHere(change)
      }
    }
    this.#lookedAt = now
  }

  private async changedBetween(from: string, until: string): Promise<RoomChange[]> {
    const db = queries(this.em)
    const [blocked, removed] = await Promise.all([
      db
        .selectFrom('rooms')
        .where('blocked_changed_at', '>=', from)
        .where('blocked_changed_at', '<', until)
        .select(['id', 'low_id as lowId', 'high_id as highId', 'blocked'])
        .execute(),
      db
        .selectFrom('removed_rooms')
        .where('removed_at', '>=', from)
        .where('removed_at', '<', until)
        .select(['room_id as roomId', 'member_id as memberId'])
        .execute(),
    ])
    return [
      ...blocked.map(({ id, lowId, highId, blocked: gone }) => ({ id, memberIds: [lowId, highId], gone })),
      ...removed.map(({ roomId, memberId }) => ({ id: roomId, memberIds: [memberId], gone: true })),
    ]
  }
}
