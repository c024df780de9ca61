import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import { Clock, LOGGER, type Logger } from '@rafiq/service-kit'
import { sql } from 'kysely'

const hour = 3_600_000
const day = 24 * hour

/** Clears away, every hour and in any replica, the evidence of reports that were resolved long ago. */
@Injectable()
export class ForgetReports implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.run().catch((error: unknown) => this.logger.warn({ err: error }, 'old evidence is still there'))
    }, hour)
    this.timer.unref()
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer)
  }

  /** What was decided stays; whom and what it was about is gone but for ids. */
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - limits.reports.keptDays * day)
    await sql`
      with forgotten as (
        update moderation.reports set evidence = null, words = '', to_member_words = null
        where evidence is not null and resolved_at < ${before.toISOString()} returning id
      )
      delete from moderation.report_notes where report_id in (select id from forgotten)
    `.execute(this.em.fork().getKysely())
  }
}
