import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { MemberProjection } from '@rafiq/members'
import { OnEvent } from '@rafiq/service-kit'

/** What the chat knows of members: the name that a room shows, and whether a member may send. */
@Injectable()
export class ChatMembers extends MemberProjection {
  constructor(em: EntityManager) {
    super(em, {
      columnsOf: ({ name, role, isActive }) => ({ name, role, is_active: isActive }),
      tombstone: { name: null, role: null, is_active: false },
    })
  }

  @OnEvent('member.changed')
  async apply(snapshot: EventData<'member.changed'>): Promise<void> {
    await this.upsert([snapshot])
  }
}
