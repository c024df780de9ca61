import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common'
import { defineJob, EventBus, JobQueue, LOGGER, type Logger } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { z } from 'zod'
import { UsersClient } from '../services/users-client.ts'
import { AccountProjection } from './account-projection.ts'

/** Accounts in one page. */
const pageSize = 500
const copyAccountsJob = defineJob('moderation.copy-accounts', z.object({ after: z.uuid().nullable() }))

/**
 * Copies the accounts that were there before this service was, page by page, once. Each page is a job that sends the
 * next one in its transaction, so it goes on after a restart and while the users service comes and goes. It begins when
 * this service hears of changes: what is deleted meanwhile is buried, whatever a page says.
 */
@Injectable()
export class Backfill implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(UsersClient) private readonly users: UsersClient,
    @Inject(AccountProjection) private readonly accounts: AccountProjection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.work(copyAccountsJob, ({ after }) => this.copyPage(after))
  }

  onApplicationBootstrap(): void {
    this.begin().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'copying accounts begins at the next start'),
    )
  }

  /** From where it stopped; nothing where it is done. A second job for the same page changes nothing. */
  private async begin(): Promise<void> {
    await this.events.ready()
    const { after_id: after, done } = await this.state(this.em.fork())
    if (!done) await this.jobs.send(null, copyAccountsJob, { after })
  }

  private async copyPage(after: string | null): Promise<void> {
    const page = await this.users.accounts(after, pageSize)
    await this.em.fork().transactional(async (tx) => {
      const state = await this.state(tx, sql`for update`)
      if (state.done || state.after_id !== after) return
      await this.accounts.keep(tx, page)
      const last = page.at(-1)?.memberId ?? after
      const done = page.length < pageSize
      await sql`update moderation.backfill set after_id = ${last}, done = ${done}`.execute(tx.getKysely())
      if (!done) await this.jobs.send(tx, copyAccountsJob, { after: last })
    })
  }

  private async state(em: EntityManager, lock = sql``): Promise<{ after_id: string | null; done: boolean }> {
    const { rows } = await sql<{ after_id: string | null; done: boolean }>`
      select after_id, done from moderation.backfill ${lock}
    `.execute(em.getKysely())
    return rows[0] ?? { after_id: null, done: true }
  }
}
