import { Injectable } from '@nestjs/common'
import { Clock, JobQueue, OnJob } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { AwayMails } from './away-mails.ts'
import type { AwayNotice } from './away-notice.entities.ts'
import { AwayNoticeRepository } from './away-notice.repository.ts'
import { decideNotice } from './decide-notice.ts'
import { sendAwayNotices } from './note-notices.ts'
import { NoticeSituations } from './notice-situations.ts'

/**
 * Sends what waits for a member, in one mail. A job takes the notices for a minute before it sends: of two jobs one has
 * them, and what a killed process had is sent when that minute is over. Only a process killed between the mail
 * server's word and its own note of it sends twice, and then under the same Message-ID, which mail programs fold.
 */
@Injectable()
export class SendNotices {
  constructor(
    private readonly members: MemberRepository,
    private readonly notices: AwayNoticeRepository,
    private readonly situations: NoticeSituations,
    private readonly mails: AwayMails,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  @OnJob(sendAwayNotices)
  async send({ memberId }: { memberId: string }): Promise<void> {
    const claimed = await this.notices.claim(memberId, this.clock.now())
    // Whoever has them sends them, unless it was killed: then they are there again.
    const later = claimed.length === 0 ? await this.notices.claimedUntil(memberId) : null
    if (later) await this.sendAgain(memberId, later)
    if (claimed.length === 0) return
    try {
      await this.handle(memberId, claimed)
    } catch (error) {
      await this.notices.release(claimed)
      throw error
    }
  }

  private async handle(memberId: string, claimed: readonly AwayNotice[]): Promise<void> {
    const member = await this.members.find(memberId)
    // With the account went its notices.
    if (!member) return
    const now = this.clock.now()
    const decisions = (await this.situations.of(member, claimed, now)).map(decideNotice)
    const thatAre = (what: 'drop' | 'send') => claimed.filter((_, index) => decisions[index]?.what === what)
    await this.notices.drop(thatAre('drop'))
    const wait = decisions.find((decision) => decision.what === 'wait')
    if (wait) {
      await this.notices.release(claimed)
      return this.sendAgain(memberId, wait.until)
    }
    const sending = thatAre('send')
    if (sending.length === 0) return
    await this.mails.send(member, sending)
    await this.notices.markSent(sending, now)
  }

  private sendAgain(memberId: string, startAfter: Date): Promise<void> {
    return this.jobs.send(null, sendAwayNotices, { memberId }, { startAfter })
  }
}
