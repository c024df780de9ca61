import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { Clock, defineJob, JobQueue, OnJob } from '@rafiq/service-kit'
import { z } from 'zod'
import type { Member } from '../members/member.entity.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { greetedName, Mailer, mailRetries } from './mailer.ts'
import { OneTimeTokens, type TokenPurpose, tokenHours } from './one-time-tokens.ts'
import { mailLink, renderLinkMail } from './render-link-mail.ts'

const purposes = Object.keys(tokenHours) as [TokenPurpose, ...TokenPurpose[]]

/** A mail with a link is asked for by ids alone: its token is made when it can be sent, so none waits in a queue. */
const sendLinkMail = defineJob(
  'users.send-mail',
  z.object({ memberId: z.uuid(), purpose: z.enum(purposes), requestedAt: z.iso.datetime() }),
  mailRetries,
)

type Asked = z.infer<typeof sendLinkMail.schema>

/**
 * Whether the mail still makes sense when its turn comes. A password that was changed since, and a sign-out everywhere,
 * end the links that were asked for before, those too that no mail has brought yet.
 */
function isWanted({ purpose, requestedAt }: Asked, member: Member): boolean {
  if (purpose === 'verify-email') return member.emailVerifiedAt === null
  return new Date(requestedAt) >= member.sessionsValidFrom
}

/** Mails that verify an address or set a new password; what fails is tried again by the queue. */
@Injectable()
export class LinkMails {
  constructor(
    private readonly em: EntityManager,
    private readonly members: MemberRepository,
    private readonly tokens: OneTimeTokens,
    private readonly mailer: Mailer,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that makes the member. */
  askToVerify(memberId: string): Promise<void> {
    return this.jobs.send(this.em, sendLinkMail, this.asked(memberId, 'verify-email'))
  }

  /** On its own; for nobody's id the job finds nothing to do. */
  request(memberId: string, purpose: TokenPurpose): Promise<void> {
    return this.jobs.send(null, sendLinkMail, this.asked(memberId, purpose))
  }

  private asked(memberId: string, purpose: TokenPurpose): Asked {
    return { memberId, purpose, requestedAt: this.clock.now().toISOString() }
  }

  @OnJob(sendLinkMail)
  async send(asked: Asked): Promise<void> {
    const { memberId, purpose } = asked
    const issued = await this.em.transactional(async () => {
      // Locked, so that a change of the password either ends this link or is found here.
      const member = await this.members.lock(memberId)
      if (!member || !isWanted(asked, member)) return null
      return { member, token: await this.tokens.issue(memberId, purpose, this.clock.now()) }
    })
    if (!issued) return
    const { member, token } = issued
    const { publicUrl, supportEmail } = this.mailer
    const mail = renderLinkMail({
      purpose,
      language: member.language,
      name: greetedName(member),
      link: mailLink(publicUrl, purpose, token),
      supportEmail,
    })
    await this.mailer.send(member.email, mail)
  }
}
