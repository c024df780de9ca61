import { Injectable } from '@nestjs/common'
import { Clock, JobQueue, OnJob } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { AwayMails } from './away-mails.ts'
import type { AwayNotice } from './away-notice.entities.ts'
import { AwayNoticeRepository, type NoticeRecipient } from './away-notice.repository.ts'
import { AwayPushes } from './away-pushes.ts'
import { decideNotice } from './decide-notice.ts'
import { pushAwayNotices, sendAwayNotices, sendTo } from './note-notices.ts'
import { NoticeSituations } from './notice-situations.ts'

/**
 * Sends what waits for a recipient, in one mail or one push. A job takes the notices for a minute before it sends: of two
 * jobs one has them, and what a killed process had is sent when that minute is over. Only a process killed between the
 * server's word and its own note of it sends twice, and then under the same Message-ID or topic, which mail programs and
 * browsers fold.
 */
@Injectable()
export class SendNotices {
  constructor(
    private readonly members: MemberRepository,
    private readonly notices: AwayNoticeRepository,
    private readonly situations: NoticeSituations,
    private readonly mails: AwayMails,
    private readonly pushes: AwayPushes,
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
      await this.handle(recipient, claimed)
    } catch (error) {
      await this.notices.release(claimed)
      throw error
    }
  }

  private async handle(recipient: NoticeRecipient, claimed: readonly AwayNotice[]): Promise<void> {
    const member = await this.members.find(recipient.memberId)
    // With the account went its notices.
    if (!member) return
    const now = this.clock.now()
    const situations = await this.situations.of(member, claimed, now)
    const decisions = situations.map(decideNotice)
    const thatAre = <T>(what: 'drop' | 'send', ofThem: readonly T[]) =>
      ofThem.filter((_, index) => decisions[index]?.what === what)
    await this.notices.drop(thatAre('drop', claimed))
    const wait = decisions.find((decision) => decision.what === 'wait')
    if (wait) {
      await this.notices.release(claimed)
      return sendTo(this.jobs, null, recipient, wait.until)
    }
    const sending = thatAre('send', claimed)
    if (sending.length === 0) return
    if (recipient.subscriptionId === null) await this.mails.send(member, sending)
    else await this.pushes.send(member, recipient.subscriptionId, thatAre('send', situations))
    await this.notices.markSent(sending, now)
  }
}
