import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, defineJob, JobQueue } from '@rafiq/service-kit'
import { z } from 'zod'
import { mailRetries } from '../mails/mailer.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { AwayNoticeRepository, type NoticeRecipient, type NoticeSubject } from './away-notice.repository.ts'
import { type Happening, isNewUnread } from './decide-notice.ts'
import { WantedWays } from './wanted-ways.ts'

/** One job sends whatever waits for a member: what came together, or fell into one night, is one mail. */
export const sendAwayNotices = defineJob(
  'users.send-away-notices',
  z.object({ memberId: z.uuid() }),
  mailRetries,
)

/** The same for one browser: what cannot be reached keeps neither mails nor other browsers waiting. */
export const pushAwayNotices = defineJob(
  'users.push-away-notices',
  z.object({ memberId: z.uuid(), subscriptionId: z.uuid() }),
)

/** Has what waits for a recipient sent; in a transaction where one is given. */
export function sendTo(
  jobs: JobQueue,
  em: EntityManager | null,
  { memberId, subscriptionId }: NoticeRecipient,
  startAfter: Date,
): Promise<void> {
  return subscriptionId === null
    ? jobs.send(em, sendAwayNotices, { memberId }, { startAfter })
    : jobs.send(em, pushAwayNotices, { memberId, subscriptionId }, { startAfter })
}

/** Notes what a member may be told of while away, and has it sent. */
@Injectable()
export class NoteNotices {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly notices: AwayNoticeRepository,
    private readonly ways: WantedWays,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * May be repeated. Nothing is kept for whoever does not want it, and nothing of somebody who is gone.
   * @param delay milliseconds
   */
  async note(subject: NoticeSubject, happening: Happening, delay = 0): Promise<void> {
    const { memberId, otherId, kind } = subject
    if (!(await this.ways.isWanted(memberId, kind))) return
    await this.em.transactional(async () => {
      const people = otherId === null ? [memberId] : [memberId, otherId]
      if ((await this.members.hold(people)).size < people.length) return
      for (const recipient of await this.ways.recipients(memberId, kind)) {
        await this.noteFor(subject, recipient, happening, delay)
      }
    })
  }

  private async noteFor(
    subject: NoticeSubject,
    recipient: NoticeRecipient,
    happening: Happening,
    delay: number,
  ): Promise<void> {
    const known = await this.notices.find(subject, recipient)
    if (!isNewUnread(known, happening)) return
    const now = this.clock.now()
    await this.notices.note(known, { ...subject, ...recipient }, happening.sequence, now)
    await sendTo(this.jobs, this.em, recipient, new Date(now.getTime() + delay))
  }
}
