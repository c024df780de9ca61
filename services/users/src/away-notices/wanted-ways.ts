import { Injectable } from '@nestjs/common'
import { type AwayNoticeKind, noticeWays } from '@rafiq/contracts/members'
import { PushSubscriptions } from '../push/push-subscriptions.ts'
import type { NoticeRecipient } from './away-notice.repository.ts'
import { Preferences } from './preferences.ts'

/** By which ways a member wants to be told of something. */
@Injectable()
export class WantedWays {
  constructor(
    private readonly preferences: Preferences,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  /** Whether the member wants to be told of it at all. */
  async isWanted(memberId: string, kind: AwayNoticeKind): Promise<boolean> {
    const wanted = await this.preferences.of(memberId)
    return noticeWays.some((way) => wanted[way][kind])
  }

  /** Where it goes: the member's mail, and each browser. */
  async recipients(memberId: string, kind: AwayNoticeKind): Promise<NoticeRecipient[]> {
    const { mail, push } = await this.preferences.of(memberId)
    const browsers = push[kind] ? await this.subscriptions.of(memberId) : []
    return [...(mail[kind] ? [null] : []), ...browsers.map(({ id }) => id)].map((subscriptionId) => ({
      memberId,
      subscriptionId,
    }))
  }
}
