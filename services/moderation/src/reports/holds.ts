import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { defineJob, JobQueue, LOGGER, type Logger, uuidv7 } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { z } from 'zod'
import { AccountProjection } from '../accounts/account-projection.ts'
import { UsersClient } from '../services/users-client.ts'
import { holdChange } from './hold-change.ts'
import { lockMember } from './member-lock.ts'

type Account = EventData<'account.changed'>

interface Standing {
  pauseId: string | null
  placed: boolean
  unresolved: number
  reporters: number
}

export const settleHoldJob = defineJob('moderation.settle-hold', z.object({ memberId: z.uuid() }))

/**
 * Profiles under review: paused by the platform itself while two people's reports wait, and back once all are resolved.
 * Whatever happened, `settle` brings a profile to where it belongs; it may be repeated, and goes on after a crash.
 */
@Injectable()
export class Holds implements OnModuleInit {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(UsersClient) private readonly users: UsersClient,
    @Inject(AccountProjection) private readonly accounts: AccountProjection,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.work(settleHoldJob, ({ memberId }) => this.settle(memberId))
  }

  /** At once where that is possible; what is not is the job's, which was sent with the change. */
  async settleSoon(memberId: string): Promise<void> {
    try {
      await this.settle(memberId)
    } catch (error) {
      this.logger.warn({ err: error }, 'a profile is put under review, or comes back, by its job')
    }
  }

  async settle(memberId: string): Promise<void> {
    await this.em.fork().transactional(async (tx) => {
      const standing = await this.standing(tx, memberId)
      if (holdChange({ ...standing, held: standing.pauseId !== null }) !== 'place') return
      await sql`
        insert into moderation.holds (member_id, pause_id) values (${memberId}, ${uuidv7()})
      `.execute(tx.getKysely())
    })
    const changed = await this.em.fork().transactional((tx) => this.carryOut(tx, memberId))
    if (changed.length > 0) {
      await this.em.fork().transactional((tx) => this.accounts.keep(tx, changed))
    }
  }

  /** Orders follow each other under the member's lock. @returns the account, where it changed */
  private async carryOut(tx: EntityManager, memberId: string): Promise<Account[]> {
    const { pauseId, placed, ...standing } = await this.standing(tx, memberId)
    if (pauseId === null) return []
    if (holdChange({ ...standing, held: true }) === 'lift') {
      const { accounts } = await this.users.undoPause('system', pauseId)
      await this.forget(tx, memberId)
      return accounts
    }
    if (placed) return []
    const result = await this.users.pause({
      actorId: 'system',
      pauseId,
      replaces: [],
      memberIds: [memberId],
      reason: 'under-review',
      until: null,
      note: null,
    })
    // Hidden already by staff, or staff themselves: nothing to hold.
    if (result.refused.length > 0) await this.forget(tx, memberId)
    else {
      await sql`update moderation.holds set placed = true where member_id = ${memberId}`.execute(
        tx.getKysely(),
      )
    }
    return result.accounts
  }

  private async standing(tx: EntityManager, memberId: string): Promise<Standing> {
    await lockMember(tx, 'hold', memberId)
    const { rows } = await sql<Standing>`
      select hold.pause_id as "pauseId", coalesce(hold.placed, false) as placed,
        count(report.id)::integer as unresolved, count(distinct report.reporter_id)::integer as reporters
      from (select ${memberId}::uuid as id) as member
      left join moderation.holds as hold on hold.member_id = member.id
      left join moderation.reports as report on report.subject_id = member.id and report.status <> 'resolved'
      group by hold.pause_id, hold.placed
    `.execute(tx.getKysely())
    return rows[0] ?? { pauseId: null, placed: false, unresolved: 0, reporters: 0 }
  }

  private async forget(tx: EntityManager, memberId: string): Promise<void> {
    await sql`delete from moderation.holds where member_id = ${memberId}`.execute(tx.getKysely())
  }
}
