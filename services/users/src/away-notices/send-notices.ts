import { Injectable } from '@nestjs/common'
import { Clock, JobQueue, OnJob } from '@rafiq/service-kit'
import { AwayNoticeRepository, type NoticeRecipient } from './away-notice.repository.ts'
import { DeliverNotices } from './deliver-notices.ts'
import { pushAwayNotices, sendAwayNotices, sendTo } from './note-notices.ts'

/**
 * Sends what waits for a recipient, in one mail or one push. A job takes the notices for a minute before it sends: of two
 * jobs one has them, and what a killed process had is sent when that minute is over. Only a process killed between the
 * server's word and its own note of it sends twice, and then under the same Message-ID or topic, which mail programs and
 * browsers fold.
 */
@Injectable()
export class SendNotices {
  constructor(
    private readonly notices: AwayNoticeRepository,
    private readonly deliveries: DeliverNotices,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  @OnJob(sendAwayNotices)
  mail({ memberId }: { memberId: string }): Promise<void> {
    return this.sendTo({ memberId, subscriptionId: null })
  }

  @OnJob(pushAwayNotices)
  push({ memberId, subscriptionId }: { memberId: string; subscriptionId: string }): Promise<void> {
    return this.sendTo({ memberId, subscriptionId })
  }

  private async sendTo(recipient: NoticeRecipient): Promise<void> {
    const claimed = await this.notices.claim(recipient, this.clock.now())
    // Whoever has them sends them, unless it was killed: then they are there again.
    const later = claimed.length === 0 ? await this.notices.claimedUntil(recipient) : null
    if (later) await sendTo(this.jobs, null, recipient, later)
    if (claimed.length === 0) return
    try {
      const until = await this.deliveries.run(recipient, claimed, this.clock.now())
      if (until) await sendTo(this.jobs, null, recipient, until)
    } catch (error) {
      await this.notices.release(claimed)
      throw error
    }
  }
}
