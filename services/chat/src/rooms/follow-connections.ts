import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { EventBus, LOGGER, type Logger, NotFoundError } from '@rafiq/service-kit'
import { OpenRoom } from './open-room.ts'

/** A contact opens the pair's room. */
@Injectable()
export class FollowConnections implements OnModuleInit {
  constructor(
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(OpenRoom) private readonly opening: OpenRoom,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('connection.changed', 'chat', async ({ userId, matchedUserId, status }) => {
      if (status !== 'contacted') return
      try {
        await this.opening.open(userId, matchedUserId)
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
        this.logger.info('a contact of somebody who is gone opens no room')
      }
    })
  }
}
