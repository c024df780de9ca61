import { Injectable } from '@nestjs/common'
import { Mailer } from '../mails/mailer.ts'
import type { Member } from '../members/member.entity.ts'
import { PushServices } from '../push/push-services.ts'
import { PushSubscriptions } from '../push/push-subscriptions.ts'
import type { LocatedSituation } from './notice-situations.ts'
import { untilQuiet } from './quiet-hours.ts'
import { renderAwayPush } from './render-away-push.ts'

/** What goes out, with what holds of it. */
export type SentSituation = Pick<LocatedSituation, 'noticeId' | 'news' | 'page' | 'now' | 'wanted'>

/** Sends notices to a browser: one push for all that waits. */
@Injectable()
export class AwayPushes {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly services: PushServices,
    private readonly mailer: Mailer,
  ) {}

  /**
   * A browser that is gone, or whose session is over, is forgotten.
   * @param situations of what goes out, one at least, oldest first
   * @throws UnavailableError, or a connection's error: nothing was sent
   */
  async send(
    { language }: Pick<Member, 'language'>,
    subscriptionId: string,
    situations: readonly SentSituation[],
  ): Promise<void> {
    const [first, ...others] = situations
    const subscription = first && (await this.subscriptions.living(subscriptionId))
    if (!subscription) return
    // Two of the same room, of the same contact, take each other's place; what tells of several is of the browser.
    const subject = others.length === 0 ? first.noticeId : subscription.id
    const { publicUrl } = this.mailer
    const outcome = await this.services.send(subscription, {
      payload: JSON.stringify(renderAwayPush({ situations, language, publicUrl, subject })),
      ttl: Math.floor(untilQuiet(first.now, first.wanted.quietHours) / 1_000),
      topic: subject.replaceAll('-', ''),
    })
    if (outcome === 'gone') await this.subscriptions.remove(subscription.id)
  }
}
