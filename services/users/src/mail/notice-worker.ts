import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import type { Language } from '@rafiq/contracts'
import { Clock, JobQueue, SETTINGS } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { NoticeMailRow } from '../notices/notice-mail.entity.ts'
import { sendNoticeJob } from '../notices/send-notice.job.ts'
import type { UsersSettings } from '../settings.ts'
import { greetedName } from './greeted-name.ts'
import { Mailer } from './mailer.ts'
import { renderNotice } from './render-notice.ts'

interface Receiver {
  address: string
  name: string | null
  language: Language
}

/** Sends what the moderation team tells members; what fails is tried again by the queue. */
@Injectable()
export class NoticeWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work(sendNoticeJob, ({ id }) => this.send(id))
  }

  private async send(id: string): Promise<void> {
    const em = this.em.fork()
    const notice = await em.findOne(NoticeMailRow, { id })
    if (!notice || notice.sentAt) return
    const to = await this.receiver(notice)
    if (!to) return
    const { PUBLIC_URL, SUPPORT_EMAIL: supportEmail } = this.settings
    const { template, words = null, until } = notice
    // Nobody is sent to an account that is gone.
    const link = notice.memberId ? new URL('/account', PUBLIC_URL).href : null
    const content = { template, words, until: until?.toISOString() ?? null, link, supportEmail }
    await this.mailer.send(to.address, renderNotice({ ...content, language: to.language, name: to.name }))
    if (notice.memberId) {
      await em.nativeUpdate(NoticeMailRow, { id }, { sentAt: this.clock.now(), words: null })
    } else await em.nativeDelete(NoticeMailRow, { id })
  }

  private async receiver({ memberId, address, name, language }: NoticeMailRow): Promise<Receiver | null> {
    if (!memberId) return address && language ? { address, name: name ?? null, language } : null
    const member = await this.members.find(memberId)
    if (!member) return null
    return { address: member.email, name: greetedName(member), language: member.language }
  }
}
