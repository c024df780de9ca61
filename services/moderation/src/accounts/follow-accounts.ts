import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { EventBus, JobQueue } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { settleHoldJob } from '../reports/settle-hold.job.ts'
import { AccountProjection } from './account-projection.ts'

/** Keeps the copy of accounts up to date. Where a pause has ended, reports may hide the profile from now on. */
@Injectable()
export class FollowAccounts implements OnModuleInit {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(AccountProjection) private readonly accounts: AccountProjection,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('account.changed', 'moderation', (account) =>
      this.em.fork().transactional((tx) => this.follow(tx, account)),
    )
  }

  private async follow(tx: EntityManager, account: EventData<'account.changed'>): Promise<void> {
    const { memberId, pausedByStaff } = account
    await this.accounts.keep(tx, [account])
    if (!pausedByStaff && (await this.isReported(tx, memberId))) {
      await this.jobs.send(tx, settleHoldJob, { memberId })
    }
  }

  private async isReported(tx: EntityManager, memberId: string): Promise<boolean> {
    const { rows } = await sql`
      select from moderation.holds where member_id = ${memberId}
      union all
      (select from moderation.reports where subject_id = ${memberId} and status <> 'resolved' limit 1)
    `.execute(tx.getKysely())
    return rows.length > 0
  }
}
