import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { JobQueue, LOGGER, type Logger, uuidv7 } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { AccountProjection } from '../accounts/account-projection.ts'
import { UsersClient } from '../services/users-client.ts'
import { holdChange } from './hold-change.ts'
import { type Standing, standingStatement } from './hold-statements.ts'
import { lockMember } from './member-lock.ts'
import { settleHoldJob } from './settle-hold.job.ts'

type Account = EventData<'account.changed'>

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
    await this.em.fork().transactional((tx) => this.prepare(tx, memberId))
    const changed = await this.em.fork().transactional((tx) => this.carryOut(tx, memberId))
    if (changed.length > 0) {
      await this.em.fork().transactional((tx) => this.accounts.keep(tx, changed))
    }
  }

  /** Nothing is left of a hold, because its pause is not on any more or another one took its place. */
  async forget(tx: EntityManager, memberId: string): Promise<void> {
    await lockMember(tx, 'hold', memberId)
    await sql`delete from moderation.holds where member_id = ${memberId}`.execute(tx.getKysely())
  }

  /** What the next transaction orders: its id is stored before. */
  private async prepare(tx: EntityManager, memberId: string): Promise<void> {
    const { isOver, pauseId, ...standing } = await this.standing(tx, memberId)
    if (isOver) await this.forget(tx, memberId)
    const held = pauseId !== null && !isOver
    if (holdChange({ ...standing, held }) !== 'place') return
    await sql`
      insert into moderation.holds (member_id, pause_id) values (${memberId}, ${uuidv7()})
    `.execute(tx.getKysely())
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
    const [account] = [...result.accounts, ...result.unchanged]
    // Hidden already by staff, or staff themselves: nothing to hold, until the account changes.
    if (!account) await this.forget(tx, memberId)
    else {
      await sql`
        update moderation.holds set placed = true, version = ${account.version} where member_id = ${memberId}
      `.execute(tx.getKysely())
    }
    return result.accounts
  }

  private async standing(tx: EntityManager, memberId: string): Promise<Standing> {
    await lockMember(tx, 'hold', memberId)
    const { rows } = await standingStatement(memberId).execute(tx.getKysely())
    return rows[0] ?? { pauseId: null, placed: false, isOver: false, unresolved: 0, reporters: 0 }
  }
}
