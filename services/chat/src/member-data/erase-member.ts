import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { BlockProjection } from '@rafiq/members'
import { EventBus, OnEvent } from '@rafiq/service-kit'
import { ChatMembers } from '../members/chat-members.ts'
import { RoomRepository } from '../rooms/room.repository.ts'
import { RoomUpdates } from '../rooms/room-updates.ts'

/** A deleted account takes every room with it that it was in, all that was written there, and every block. May be repeated. */
@Injectable()
export class EraseMember {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventBus,
    private readonly members: ChatMembers,
    private readonly blocks: BlockProjection,
    private readonly rooms: RoomRepository,
    private readonly updates: RoomUpdates,
  ) {}

  @OnEvent('member.deleted')
  async erase(deletion: EventData<'member.deleted'>): Promise<void> {
    const { memberId } = deletion
    const removed = await this.em.transactional(async (tx) => {
      // First, so that a room under way has either committed and goes now, or finds the member gone.
      await this.members.tombstone(deletion)
      const rooms = await this.rooms.eraseOf(memberId)
      await this.blocks.eraseOf(memberId)
      await this.events.publish(tx, 'member.erased', { memberId, service: 'chat' })
      return rooms
    })
    await this.updates.memberErased(memberId, removed)
  }
}
