import { Inject, Injectable } from '@nestjs/common'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { Watch } from '../support/watch.ts'
import { RoomRepository } from './room.repository.ts'
import { TellRoom } from './tell-room.ts'

/** Milliseconds between two looks. */
const interval = 2_000
/** Milliseconds by which a change may become visible later than its time says: a commit that waits, a paused server. */
const margin = 10_000

/**
 * Finds rooms that a block hid, a lifting gave back or a deletion took away, of which no replica told this one: it was
 * killed after the commit, Redis was away, or two changes met on their way. So within seconds the sockets here, and what
 * is remembered of rooms, are as PostgreSQL has it.
 */
@Injectable()
export class WatchRooms extends Watch {
  /** Milliseconds by the database's clock, when it was last asked. */
  #lookedAt: number | undefined

  constructor(
    @Inject(RoomRepository) private readonly rooms: RoomRepository,
    @Inject(TellRoom) private readonly telling: TellRoom,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ interval, name: 'looking for rooms that changed', logger })
  }

  protected override async look(): Promise<void> {
    const from = this.#lookedAt === undefined ? undefined : this.#lookedAt - margin
    const { now, rooms } = await this.rooms.changedSince(from)
    for (const room of rooms) await this.telling.tellHere(room)
    this.#lookedAt = now
  }
}
