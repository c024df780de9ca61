import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { Clock, MemberDirectory, NotFoundError, uuidv7 } from '@rafiq/service-kit'
import { MemberProjection } from '../members/member.projection.ts'
import { AnnounceRoom } from './announce-room.ts'
import { pairOf } from './pair.ts'
import { RoomRepository } from './room.repository.ts'

/** Opens the room of two members who may talk, once; may be repeated. */
@Injectable()
export class OpenRoom {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(RoomRepository) private readonly rooms: RoomRepository,
    @Inject(MemberProjection) private readonly members: MemberProjection,
    @Inject(MemberDirectory) private readonly directory: MemberDirectory,
    @Inject(AnnounceRoom) private readonly announcement: AnnounceRoom,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * @returns the room's id
   * @throws NotFoundError where one of the two is gone
   */
  async open(memberId: string, otherId: string): Promise<string> {
    await this.learn(memberId, otherId)
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

  /** Somebody who joined before this service did was in no event. */
  private async learn(memberId: string, otherId: string): Promise<void> {
    if (await this.members.knows([memberId, otherId])) return
    const { member, other } = await this.directory.pair(memberId, otherId)
    await this.em.fork().transactional(async (tx) => {
      const known = [member, other].filter((snapshot) => snapshot !== null)
      for (const snapshot of known.sort((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
        await this.members.keep(tx, snapshot)
      }
    })
  }
}
