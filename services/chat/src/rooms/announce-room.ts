import { Inject, Injectable } from '@nestjs/common'
import { LOGGER, type Logger } from '@rafiq/service-kit'
import { type EmitOptions, Sockets } from '../sockets/sockets.ts'
import { RoomRepository } from './room.repository.ts'
import { RoomViews } from './room-views.ts'

/** Tells both members of a room that is there from now on, each as they see it; of one that a block hides, nobody. Who misses it finds the room in the list. */
@Injectable()
export class AnnounceRoom {
  constructor(
    @Inject(RoomRepository) private readonly rooms: RoomRepository,
    @Inject(RoomViews) private readonly views: RoomViews,
    @Inject(Sockets) private readonly sockets: Sockets,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async announce(roomId: string, options?: EmitOptions): Promise<void> {
    try {
      for (const [memberId, row] of await this.rooms.views(roomId)) {
        const [room] = await this.views.of([row])
        if (room) this.sockets.emit([memberId], 'room:new', room, options)
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'a new room was not announced')
    }
  }
}
