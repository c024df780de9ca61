import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { EventBus } from '@rafiq/service-kit'
import { BlockRepository } from '../blocks/block.repository.ts'
import { MemberProjection } from '../members/member.projection.ts'
import { Sockets } from '../sockets/sockets.ts'
import { RoomRepository } from './room.repository.ts'
import { TellRoom } from './tell-room.ts'

/** A deleted account takes every room with it that it was in, all that was written there, and every block. May be repeated. */
@Injectable()
export class EraseRooms implements OnModuleInit {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(MemberProjection) private readonly members: MemberProjection,
    @Inject(RoomRepository) private readonly rooms: RoomRepository,
    @Inject(BlockRepository) private readonly blocks: BlockRepository,
    @Inject(TellRoom) private readonly telling: TellRoom,
    @Inject(Sockets) private readonly sockets: Sockets,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('member.deleted', 'chat', async (deletion) => {
      const { memberId } = deletion
      const removed = await this.em.fork().transactional(async (tx) => {
        // First, so that a room under way has either committed and goes now, or finds the member gone.
        await this.members.bury(tx, deletion)
        const rooms = await this.rooms.eraseOf(tx, memberId)
        await this.blocks.eraseOf(tx, memberId)
        await this.events.publish(tx, 'member.erased', { memberId, service: 'chat' })
        return rooms
      })
      for (const room of removed) await this.telling.tell(room)
      this.sockets.close(memberId)
    })
  }
}
