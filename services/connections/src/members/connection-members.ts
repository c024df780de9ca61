import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { MemberProjection } from '@rafiq/members'
import { OnEvent } from '@rafiq/service-kit'

/**
 * What is shown of the other member of a contact: name, city and age. Members come by events, and with each contact as
 * well, so that one who joined before this service first ran is known too.
 */
@Injectable()
export class ConnectionMembers extends MemberProjection {
  constructor(em: EntityManager) {
    super(em, {
      columnsOf: ({ name, location, age }) => ({ name, location, age }),
      tombstone: { name: null, location: null, age: null },
    })
  }

  @OnEvent('member.changed')
  async apply(snapshot: EventData<'member.changed'>): Promise<void> {
    await this.upsert([snapshot])
  }
}
