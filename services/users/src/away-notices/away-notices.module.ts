import { Module } from '@nestjs/common'
import { MailsModule } from '../mails/mails.module.ts'
import { MatchesModule } from '../matches/matches.module.ts'
import { MembersModule } from '../members/members.module.ts'
import { PairsModule } from '../pairs/pairs.module.ts'
import { PushModule } from '../push/push.module.ts'
import { AwayMails } from './away-mails.ts'
import { AwayNoticeRepository } from './away-notice.repository.ts'
import { AwayNoticesController, UnsubscribeController } from './away-notices.controller.ts'
import { AwayPushes } from './away-pushes.ts'
import { ClearUnsentNotices } from './clear-unsent-notices.ts'
import { DeliverNotices } from './deliver-notices.ts'
import { ExportNotices } from './export-notices.ts'
import { NoteEvents } from './note-events.ts'
import { NoteNotices } from './note-notices.ts'
import { NoticeSituations } from './notice-situations.ts'
import { Preferences } from './preferences.ts'
import { SendNotices } from './send-notices.ts'
import { UnreadClient } from './unread-client.ts'
import { Unsubscribe } from './unsubscribe.ts'
import { WaitingClient } from './waiting-client.ts'
import { WantedWays } from './wanted-ways.ts'
import { WeeklyMatches } from './weekly-matches.ts'

@Module({
  imports: [MembersModule, MailsModule, PushModule, PairsModule, MatchesModule],
  controllers: [AwayNoticesController, UnsubscribeController],
  providers: [
    Preferences,
    AwayNoticeRepository,
    WantedWays,
    NoteNotices,
    NoteEvents,
    NoticeSituations,
    UnreadClient,
    WaitingClient,
    AwayMails,
    AwayPushes,
    DeliverNotices,
    SendNotices,
    WeeklyMatches,
    ClearUnsentNotices,
    Unsubscribe,
    ExportNotices,
  ],
  exports: [ExportNotices],
})
export class AwayNoticesModule {}
