import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { UnknownMembers } from '@rafiq/members'
import { Clock, NotFoundError, OnEvent, uuidv7 } from '@rafiq/service-kit'
import { ChatMembers } from '../members/chat-members.ts'
import { pairOf } from '../room-access/pair.ts'
import { RoomRepository } from './room.repository.ts'
import { RoomUpdates } from './room-updates.ts'

/** Opens the room of two members who may talk, once; may be repeated. Where one of them blocks the other, nobody sees it. */
@Injectable()
export class EnsureRoom {
  constructor(
    private readonly em: EntityManager,
    private readonly unknown: UnknownMembers,
    private readonly members: ChatMembers,
    private readonly rooms: RoomRepository,
    private readonly updates: RoomUpdates,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the room's id
   * @throws NotFoundError where one of the two is gone
   */
  async of(memberId: string, otherId: string): Promise<string> {
    await this.unknown.fetch(memberId, otherId)
    const pair = pairOf(memberId, otherId)
    const { id, added } = await this.em.transactional(async () => {
      // Holds both members, so that no room slips past a deletion, and none is opened twice.
      const living = await this.members.lockLiving([memberId, otherId])
      if (living.size < 2) throw new NotFoundError()
      const found = await this.rooms.findByPair(pair)
      if (found) return { id: found, added: false }
      const id = uuidv7()
      await this.rooms.add(id, pair, this.clock.now())
      return { id, added: true }
    })
    if (added) await this.updates.added(id)
    return id
  }

  /** A contact opens the pair's room, unless one of the two is deleted by now. */
  @OnEvent('connection.changed')
  async onContact({ userId, matchedUserId, status }: EventData<'connection.changed'>): Promise<void> {
    if (status !== 'contacted') return
    try {
      await this.of(userId, matchedUserId)
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error
    }
  }
}
