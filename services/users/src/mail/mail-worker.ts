import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { Clock, JobQueue, SETTINGS } from '@rafiq/service-kit'
import type { z } from 'zod'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { OneTimeTokenRepository } from '../one-time-tokens/one-time-token.repository.ts'
import type { UsersSettings } from '../settings.ts'
import { greetedName } from './greeted-name.ts'
import { Mailer } from './mailer.ts'
import { mailLink, renderMail } from './render-mail.ts'
import { sendMailJob } from './send-mail.job.ts'

type Asked = z.infer<typeof sendMailJob.schema>

/**
 * Whether the mail still makes sense when its turn comes. A password that was changed since, and a sign-out everywhere,
 * end the links that were asked for before, those too that no mail has brought yet.
 */
function isWanted({ purpose, requestedAt }: Asked, member: Member): boolean {
  if (purpose === 'verify-email') return member.emailVerifiedAt === null
  return requestedAt === undefined || new Date(requestedAt) >= member.sessionsValidFrom
}

/** Writes and sends the mails that were asked for; what fails is tried again by the queue. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(OneTimeTokenRepository) private readonly tokens: OneTimeTokenRepository,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work(sendMailJob, (asked) => this.send(asked))
  }

  private async send(asked: Asked): Promise<void> {
    const { purpose } = asked
    const issued = await this.em.fork().transactional(async (tx) => {
      // Locked, so that a change of the password either ends this link or is found here.
      const member = await this.members.lock(tx, asked.memberId)
      if (!member || !isWanted(asked, member)) return null
      return { member, token: await this.tokens.issue(tx, member.id, purpose, this.clock.now()) }
    })
    if (!issued) return
    const { member, token } = issued
    const mail = renderMail({
      purpose,
      language: member.language,
      name: greetedName(member),
      link: mailLink(this.settings.PUBLIC_URL, purpose, token),
      supportEmail: this.settings.SUPPORT_EMAIL,
    })
    await this.mailer.send(member.email, mail)
  }
}
