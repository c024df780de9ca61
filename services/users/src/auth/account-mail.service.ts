import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import {
  Clock,
  JobQueue,
  MalformedError,
  RateLimiter,
  type RateLimitRule,
  TooManyRequestsError,
  uuidv7,
} from '@rafiq/service-kit'
import { sendMailJob } from '../mail/send-mail.job.ts'
import { MemberRepository } from '../members/member.repository.ts'
import { MemberChanges } from '../members/member-changes.ts'
import { OneTimeTokenRepository } from '../one-time-tokens/one-time-token.repository.ts'
import type { TokenPurpose } from '../one-time-tokens/one-time-token.ts'

/** One mail of a kind per address and minute; the answer does not tell. */
const mailLimit = (purpose: TokenPurpose): RateLimitRule => ({
  name: `mail-${purpose}`,
  points: 1,
  seconds: 60,
})

/** Mails with links, and what a verification link does. */
@Injectable()
export class AccountMailService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(MemberRepository) private readonly members: MemberRepository,
    @Inject(MemberChanges) private readonly changes: MemberChanges,
    @Inject(OneTimeTokenRepository) private readonly tokens: OneTimeTokenRepository,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Asks for a mail. Unknown addresses cost the same work and get the same answer. */
  async request(email: string, purpose: TokenPurpose): Promise<void> {
    if (!(await this.mayAskAgain(email, purpose))) return
    const member = await this.members.findByEmail(email)
    const requestedAt = this.clock.now().toISOString()
    await this.jobs.send(null, sendMailJob, { memberId: member?.id ?? uuidv7(), purpose, requestedAt })
  }

  async verifyEmail(token: string): Promise<void> {
    const now = this.clock.now()
    const memberId = await this.tokens.peek(token, 'verify-email', now)
    await this.em.fork().transactional(async (tx) => {
      const member = memberId && (await this.members.lock(tx, memberId))
      if (!member || !(await this.tokens.redeem(tx, token, 'verify-email', now)))
        throw new MalformedError('invalid-verification-link')
      member.emailVerifiedAt ??= now
      await this.changes.record(tx, member)
    })
  }

  private async mayAskAgain(email: string, purpose: TokenPurpose): Promise<boolean> {
    try {
      await this.limiter.consume(mailLimit(purpose), email)
      return true
    } catch (error) {
      if (error instanceof TooManyRequestsError) return false
      throw error
    }
  }
}
