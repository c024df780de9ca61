import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { JobQueue, SETTINGS } from '@rafiq/service-kit'
import { MemberRepository } from '../members/member.repository.ts'
import { SecurityMail } from '../security-mails/security-mail.entity.ts'
import { sendSecurityMailJob } from '../security-mails/send-security-mail.job.ts'
import type { UsersSettings } from '../settings.ts'
import { Mailer } from './mailer.ts'
import { renderSecurityMail } from './render-security-mail.ts'

/** Sends mails about an account's security; what fails is tried again by the queue. */
@Injectable()
export class SecurityMailWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work(sendSecurityMailJob, ({ id }) => this.send(id))
  }

  private async send(id: string): Promise<void> {
    const em = this.em.fork()
    const mail = await em.findOne(SecurityMail, { id })
    if (!mail) return
    const { memberId, kind, happenedAt, browser = null, os = null } = mail
    const member = memberId ? await this.members.find(memberId) : null
    const [address, language] = [member?.email ?? mail.address, member?.language ?? mail.language]
    if (!address || !language) return
    const { PUBLIC_URL, SUPPORT_EMAIL: supportEmail } = this.settings
    // Nobody is sent to an account that is gone.
    const link = member ? new URL('/account', PUBLIC_URL).href : null
    const content = { kind, language, device: { browser, os }, happenedAt, link, supportEmail }
    await this.mailer.send(address, renderSecurityMail(content))
    await em.nativeDelete(SecurityMail, { id })
  }
}
