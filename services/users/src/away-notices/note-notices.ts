import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, defineJob, JobQueue } from '@rafiq/service-kit'
import { z } from 'zod'
import { mailRetries } from '../mails/mailer.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { AwayNoticeRepository, type NoticeSubject } from './away-notice.repository.ts'
import { type Happening, isNews } from './decide-notice.ts'
import { Preferences } from './preferences.ts'

/** One job sends whatever waits for a member: what came together, or fell into one night, is one mail. */
export const sendAwayNotices = defineJob(
  'users.send-away-notices',
  z.object({ memberId: z.uuid() }),
  mailRetries,
)

/** Notes what a member may be told of while away, and has it sent. */
@Injectable()
export class NoteNotices {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly preferences: Preferences,
    private readonly notices: AwayNoticeRepository,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * May be repeated. Nothing is kept for whoever does not want it, and nothing of somebody who is gone.
   * @param delay milliseconds
   */
  async note(subject: NoticeSubject, happening: Happening, delay = 0): Promise<void> {
    const { memberId, otherId, kind } = subject
    if (!(await this.preferences.of(memberId)).mail[kind]) return
    await this.em.transactional(async () => {
      const people = otherId === null ? [memberId] : [memberId, otherId]
      if ((await this.members.hold(people)).size < people.length) return
      const known = await this.notices.find(subject)
      if (!isNews(known, happening)) return
      const now = this.clock.now()
      await this.notices.note(known, subject, happening.sequence, now)
      const startAfter = new Date(now.getTime() + delay)
      await this.jobs.send(this.em, sendAwayNotices, { memberId }, { startAfter })
    })
  }
}
