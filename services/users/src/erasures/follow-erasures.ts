import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { Clock, EventBus } from '@rafiq/service-kit'
import { DeletionRecords } from './deletion-records.ts'

/** Notes which services have erased a deleted member, and when their word arrived. */
@Injectable()
export class FollowErasures implements OnModuleInit {
  constructor(
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(DeletionRecords) private readonly deletions: DeletionRecords,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('member.erased', 'users', ({ memberId, service }) =>
      this.deletions.confirm(memberId, service, this.clock.now()),
    )
  }
}
