import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { EventBus } from '@rafiq/service-kit'
import { PairConnectionsRepository } from './pair-connections.repository.ts'

/** The second way in which contacts arrive: it survives what interrupts the first. */
@Injectable()
export class FollowConnections implements OnModuleInit {
  constructor(
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(PairConnectionsRepository) private readonly connections: PairConnectionsRepository,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('connection.changed', 'users', (change) => this.connections.keep(change))
  }
}
