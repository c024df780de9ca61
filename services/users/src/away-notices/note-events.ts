import { Inject, Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { OnEvent, SETTINGS } from '@rafiq/service-kit'
import { PairConnections } from '../pairs/pair-connections.ts'
import type { UsersSettings } from '../settings.ts'
import { NoteNotices } from './note-notices.ts'
import { contactMade, contactReminder } from './notice-news.ts'

/** Seconds beyond those of an unread message: the chat looks every ten. */
const contactDelay = 30

/** What other services say that a member may be told of. */
@Injectable()
export class NoteEvents {
  constructor(
    private readonly notes: NoteNotices,
    private readonly pairs: PairConnections,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** The chat has waited before it says so. */
  @OnEvent('messages.unread')
  async onUnread({ memberId, senderId, ...happening }: EventData<'messages.unread'>): Promise<void> {
    await this.notes.note({ memberId, otherId: senderId, kind: 'message' }, happening)
  }

  /**
   * How far it is, matching keeps in any case. A contact is told of once, when it is made, and as late as an unread
   * message, so that the first message that comes with it goes into the same mail.
   */
  @OnEvent('connection.changed')
  async onConnection(change: EventData<'connection.changed'>): Promise<void> {
    await this.pairs.keep(change)
    if (change.version > 1) return
    const { userId: otherId, matchedUserId: memberId } = change
    const delay = (this.settings.AWAY_SECONDS + contactDelay) * 1_000
    await this.notes.note(
      { memberId, otherId, kind: 'contact' },
      { sequence: contactMade, readSequence: 0 },
      delay,
    )
  }

  /** Said once, and news once: whatever became of the notice of the contact itself, this one comes after it. */
  @OnEvent('connection.waiting')
  async onWaiting({ userId, matchedUserId }: EventData<'connection.waiting'>): Promise<void> {
    const subject = { memberId: matchedUserId, otherId: userId, kind: 'contact' } as const
    await this.notes.note(subject, { sequence: contactReminder, readSequence: contactMade })
  }
}
