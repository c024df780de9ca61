import { Module } from '@nestjs/common'
import { RoomsModule } from '../rooms/rooms.module.ts'
import { Announcements } from './announcements.ts'
import { CatchUp } from './catch-up.ts'
import { ChatMetrics } from './chat-metrics.ts'
import { HistoryService } from './history.service.ts'
import { MessageController } from './message.controller.ts'
import { MessageRepository } from './message.repository.ts'
import { MessageLimits } from './message-limits.ts'
import { MessagePool } from './message-pool.ts'
import { MessageStore } from './message-store.ts'
import { RecentMessages } from './recent-messages.ts'
import { SendMessage } from './send-message.ts'

@Module({
  imports: [RoomsModule],
  controllers: [MessageController],
  providers: [
    MessagePool,
    MessageStore,
    MessageRepository,
    MessageLimits,
    RecentMessages,
    Announcements,
    CatchUp,
    ChatMetrics,
    HistoryService,
    SendMessage,
  ],
  exports: [SendMessage, MessageRepository],
})
export class MessagesModule {}
