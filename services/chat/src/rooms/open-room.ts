import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { Clock, NotFoundError, uuidv7 } from '@rafiq/service-kit'
import { LearnMembers } from '../members/learn-members.ts'
import { MemberProjection } from '../members/member.projection.ts'
import { AnnounceRoom } from './announce-room.ts'
import { pairOf } from './pair.ts'
import { RoomRepository } from './room.repository.ts'

/** Opens the room of two members who may talk, once; may be repeated. Where a block parts them, nobody sees it. */
@Injectable()
export class OpenRoom {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(RoomRepository) private readonly rooms: RoomRepository,
    @Inject(MemberProjection) private readonly members: MemberProjection,
    @Inject(LearnMembers) private readonly learning: LearnMembers,
    @Inject(AnnounceRoom) private readonly announcement: AnnounceRoom,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * @returns the room's id
   * @throws NotFoundError where one of the two is gone
   */
  async open(memberId: string, otherId: string): Promise<string> {
    await this.learning.learn(memberId, otherId)
    const pair = pairOf(memberId, otherId)
    const { id, opened } = await this.em.fork().transactional(async (tx) => {
      // Holds both members, so that no room slips past a deletion.
      const living = await this.members.lockLiving(tx, [memberId, otherId])
      if (living.size < 2) throw new NotFoundError()
      const id = uuidv7()
      const opened = await this.rooms.open(tx, id, pair, this.clock.now())
      return { id: opened ? id : await this.rooms.findByPair(pair, tx), opened }
    })
    if (!id) throw new NotFoundError()
    if (opened) await this.announcement.announce(id)
    return id
  }
}
