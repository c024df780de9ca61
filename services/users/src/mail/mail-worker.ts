import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { Clock, JobQueue, SETTINGS } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { OneTimeTokenRepository } from '../one-time-tokens/one-time-token.repository.ts'
import type { TokenPurpose } from '../one-time-tokens/one-time-token.ts'
import type { UsersSettings } from '../settings.ts'
import { Mailer } from './mailer.ts'
import { mailLink, renderMail } from './render-mail.ts'
import { sendMailJob } from './send-mail.job.ts'

/** Whether the mail still makes sense when its turn comes. */
function isWanted(purpose: TokenPurpose, member: Pick<Member, 'emailVerifiedAt'>): boolean {
  return purpose !== 'verify-email' || member.emailVerifiedAt === null
}

/** Writes and sends the mails that were asked for; what fails is tried again by the queue. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(OneTimeTokenRepository) private readonly tokens: OneTimeTokenRepository,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work(sendMailJob, ({ memberId, purpose }) => this.send(memberId, purpose))
  }

  private async send(memberId: string, purpose: TokenPurpose): Promise<void> {
    const member = await this.members.find(memberId)
    if (!member || !isWanted(purpose, member)) return
    const token = await this.tokens.issue(member.id, purpose, this.clock.now())
    const mail = renderMail({
      purpose,
      language: member.language,
      name: member.profile?.name ?? member.email,
      link: mailLink(this.settings.PUBLIC_URL, purpose, token),
      supportEmail: this.settings.SUPPORT_EMAIL,
    })
    await this.mailer.send(member.email, mail)
  }
}
