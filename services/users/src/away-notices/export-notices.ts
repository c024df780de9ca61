import { Injectable } from '@nestjs/common'
import type { MemberExport } from '@rafiq/contracts/personal-data'
import { PushSubscriptions } from '../push/push-subscriptions.ts'
import { AwayNoticeRepository } from './away-notice.repository.ts'
import { Preferences } from './preferences.ts'

/** What is held on a member about notices: what is wanted, in which browsers, and what was told last. */
@Injectable()
export class ExportNotices {
  constructor(
    private readonly preferences: Preferences,
    private readonly notices: AwayNoticeRepository,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  async read(memberId: string): Promise<MemberExport['awayNotices']> {
    const noted = await this.notices.of(memberId)
    return {
      wanted: await this.preferences.of(memberId),
      devices: (await this.subscriptions.of(memberId)).map(({ endpoint, addedAt }) => ({
        pushService: new URL(endpoint).hostname,
        addedAt: addedAt.toISOString(),
      })),
      noted: noted.map(({ kind, subscriptionId, notedAt, sentAt }) => ({
        kind,
        way: subscriptionId === null ? 'mail' : 'push',
        notedAt: notedAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
    }
  }
}
