import { Module } from '@nestjs/common'
import { RoomAccessModule } from '../room-access/room-access.module.ts'
import { Announcements } from './announcements.ts'
import { CatchUp } from './catch-up.ts'
import { ChatMetrics } from './chat-metrics.ts'
import { MarkProgress } from './mark-progress.ts'
import { MessageController } from './message.controller.ts'
import { MessagePool } from './message-pool.ts'
import { MessageStore } from './message-store.ts'
import { PublishMemberWrote } from './publish-member-wrote.ts'
import { ReadHistory } from './read-history.ts'
import { ReadReportableMessage } from './read-reportable-message.ts'
import { RecentMessages } from './recent-messages.ts'
import { ReportableMessageController } from './reportable-message.controller.ts'
import { SendMessage } from './send-message.ts'

@Module({
  imports: [RoomAccessModule],
  controllers: [MessageController, ReportableMessageController],
  providers: [
    SendMessage,
    MessageStore,
    MessagePool,
    Announcements,
    RecentMessages,
    CatchUp,
    ReadHistory,
    MarkProgress,
    ReadReportableMessage,
    ChatMetrics,
    PublishMemberWrote,
  ],
  exports: [SendMessage, MarkProgress],
})
export class MessagesModule {}
