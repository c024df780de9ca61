import { Injectable } from '@nestjs/common'
import { MemberRepository } from '../members/member.repository.ts'
import { AwayMails } from './away-mails.ts'
import type { AwayNotice } from './away-notice.entities.ts'
import { AwayNoticeRepository, type NoticeRecipient } from './away-notice.repository.ts'
import { AwayPushes } from './away-pushes.ts'
import { decideNotice } from './decide-notice.ts'
import { NoticeSituations } from './notice-situations.ts'

/** Notices that a job has taken: what is not news any more is dropped, the rest goes out in one mail or push, or waits. */
@Injectable()
export class DeliverNotices {
  constructor(
    private readonly members: MemberRepository,
    private readonly notices: AwayNoticeRepository,
    private readonly situations: NoticeSituations,
    private readonly mails: AwayMails,
    private readonly pushes: AwayPushes,
  ) {}

  /** @returns until when they wait; undefined where nothing does */
  async run(
    recipient: NoticeRecipient,
    claimed: readonly AwayNotice[],
    now: Date,
  ): Promise<Date | undefined> {
    const member = await this.members.find(recipient.memberId)
    // With the account went its notices.
    if (!member) return undefined
    const situations = await this.situations.of(member, claimed, now)
    const decisions = situations.map(decideNotice)
    const thatAre = <T>(what: 'drop' | 'send', ofThem: readonly T[]) =>
      ofThem.filter((_, index) => decisions[index]?.what === what)
    await this.notices.drop(thatAre('drop', claimed))
    const wait = decisions.find((decision) => decision.what === 'wait')
    if (wait) {
      await this.notices.release(claimed)
      return wait.until
    }
    const sending = thatAre('send', claimed)
    if (sending.length === 0) return undefined
    if (recipient.subscriptionId === null) await this.mails.send(member, sending)
    else await this.pushes.send(member, recipient.subscriptionId, thatAre('send', situations))
    await this.notices.markSent(sending, now)
    return undefined
  }
}
