import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { EventBus } from '@rafiq/service-kit'
import { MemberProjection } from './member.projection.ts'

/** Keeps the projection of members up to date. */
@Injectable()
export class FollowMembers implements OnModuleInit {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(MemberProjection) private readonly members: MemberProjection,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('member.changed', 'chat', (snapshot) =>
      this.em.fork().transactional((tx) => this.members.keep(tx, snapshot)),
    )
  }
}
