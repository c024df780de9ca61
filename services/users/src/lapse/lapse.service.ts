import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { Clock, LOGGER, type Logger } from '@rafiq/service-kit'
import { ShownPeople } from '../matches/shown-people.ts'
import { EraseMember } from '../members/erase-member.ts'
import { Member } from '../members/member.entity.ts'
import { NoticeMails } from '../notices/notice-mails.ts'
import { OneTimeTokenRepository } from '../one-time-tokens/one-time-token.repository.ts'
import { SecurityMails } from '../security-mails/security-mails.ts'
import { FailedSignIns } from '../sign-in-failures/failed-sign-ins.ts'
import { lapseLimit } from './lapse.ts'

const hour = 3_600_000
/** Accounts in one go; the next one follows in an hour. */
const batch = 500

/**
 * Every hour and in any replica: clears away what nobody confirmed, what nobody could be told and who was shown to whom
 * long ago, and puts the failed sign-ins of the hours before into the audit log.
 */
@Injectable()
export class LapseService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(EraseMember) private readonly eraser: EraseMember,
    @Inject(OneTimeTokenRepository) private readonly tokens: OneTimeTokenRepository,
    @Inject(NoticeMails) private readonly mails: NoticeMails,
    @Inject(ShownPeople) private readonly shown: ShownPeople,
    @Inject(SecurityMails) private readonly securityMails: SecurityMails,
    @Inject(FailedSignIns) private readonly failures: FailedSignIns,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.run().catch((error: unknown) =>
        this.logger.warn({ err: error }, 'the hourly clearing failed; it is tried again in an hour'),
      )
    }, hour)
    this.timer.unref()
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer)
  }

  /** @returns how many accounts were removed */
  async run(): Promise<number> {
    const now = this.clock.now()
    await this.mails.forgetFarewells()
    await this.shown.sweep()
    await this.securityMails.forgetUnsent()
    await this.failures.record()
    await this.failures.forgetAddresses()
    const limit = lapseLimit(now)
    const unconfirmed = { emailVerifiedAt: null, createdAt: { $lt: limit } }
    const lapsed = await this.em.fork().find(Member, unconfirmed, { fields: ['id'], limit: batch })
    let removed = 0
    for (const { id } of lapsed) {
      const stillApplies = (member: Member) => member.emailVerifiedAt === null
      if (await this.eraser.erase(id, { reason: 'lapsed', now, stillApplies })) removed += 1
    }
    await this.tokens.removeExpired(now)
    return removed
  }
}
