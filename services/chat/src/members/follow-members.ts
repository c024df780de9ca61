import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { EventBus } from '@rafiq/service-kit'
import { MemberProjection } from './member.projection.ts'

/** Keeps the projection of members up to date. */
@Injectable()
export class FollowMembers implements OnModuleInit {
  constructor(
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(MemberProjection) private readonly members: MemberProjection,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('member.changed', 'chat', (snapshot) => this.members.learn(snapshot))
  }
}
