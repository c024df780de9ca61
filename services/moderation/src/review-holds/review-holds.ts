import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import { defineJob, JobQueue, LOGGER, type Logger, OnEvent, OnJob, uuidv7 } from '@rafiq/service-kit'
import { z } from 'zod'
import { AccountProjection } from '../accounts/account-projection.ts'
import { queries } from '../database/tables.ts'
import { UsersClient } from '../services/users-client.ts'
import { lockMember } from '../support/member-lock.ts'
import { type ReviewStanding, readReviewStanding, reviewHoldChange } from './review-standing.ts'

type Account = EventData<'account.changed'>

const updateReviewHoldJob = defineJob('moderation.update-review-hold', z.object({ memberId: z.uuid() }))

/**
 * Profiles under review: paused by the platform itself while two people's reports wait, and back once all are resolved.
 * Whatever happened, `update` brings a profile to where its reports say it belongs; it may be repeated, and goes on after
 * a crash.
 */
@Injectable()
export class ReviewHolds {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersClient,
    private readonly accounts: AccountProjection,
    private readonly jobs: JobQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The copy of accounts follows their events. Where a pause has ended, reports may hide the profile from now on. */
  @OnEvent('account.changed')
  async follow(account: Account): Promise<void> {
    const { memberId, pausedByStaff } = account
    await this.em.transactional(async () => {
      await this.accounts.upsert([account])
      if (!pausedByStaff && (await this.isReported(memberId))) await this.updateLater(memberId)
    })
  }

  /** By a job of the transaction that is under way. */
  updateLater(memberId: string): Promise<void> {
    return this.jobs.send(this.em, updateReviewHoldJob, { memberId })
  }

  /** Now, where that is possible; where it is not, the job does it that was sent with the change. */
  async tryUpdate(memberId: string): Promise<void> {
    try {
      await this.update({ memberId })
    } catch (error) {
      this.logger.warn({ err: error }, 'review hold not updated, its job will update it')
    }
  }

  @OnJob(updateReviewHoldJob)
  async update({ memberId }: { memberId: string }): Promise<void> {
    const isHeld = await this.em.transactional(() => this.prepare(memberId))
    if (!isHeld) return
    const changed = await this.em.transactional(() => this.order(memberId))
    await this.accounts.upsert(changed)
  }

  /** In a transaction: its pause is not on any more, or another one took its place. */
  async remove(memberId: string): Promise<void> {
    await lockMember(this.em, 'review-hold', memberId)
    await queries(this.em).deleteFrom('review_holds').where('member_id', '=', memberId).execute()
  }

  /** Stores a new hold before its pause is ordered. @returns whether there is one */
  private async prepare(memberId: string): Promise<boolean> {
    const { isOver, pauseId, ...standing } = await this.lockStanding(memberId)
    if (isOver) await this.remove(memberId)
    const held = pauseId !== null && !isOver
    if (reviewHoldChange({ ...standing, held }) !== 'place') return held
    const hold = { member_id: memberId, pause_id: uuidv7(), placed: false }
    await queries(this.em).insertInto('review_holds').values(hold).execute()
    return true
  }

  /** Orders the pause, or its end. Orders follow each other under the member's lock. @returns accounts that it changed */
  private async order(memberId: string): Promise<Account[]> {
    const { pauseId, placed, ...standing } = await this.lockStanding(memberId)
    if (pauseId === null) return []
    if (reviewHoldChange({ ...standing, held: true }) === 'lift') {
      const { accounts } = await this.users.undoPause('system', pauseId)
      await this.remove(memberId)
      return accounts
    }
    return placed ? [] : this.place(memberId, pauseId)
  }

  private async place(memberId: string, pauseId: string): Promise<Account[]> {
    const { accounts, unchanged } = await this.users.pause({
      actorId: 'system',
      pauseId,
      replaces: [],
      memberIds: [memberId],
      reason: 'under-review',
      until: null,
      note: null,
    })
    const [account] = [...accounts, ...unchanged]
    // Hidden already by staff, or staff themselves: nothing to hold, until the account changes.
    if (!account) await this.remove(memberId)
    else {
      const placed = { placed: true, version: account.version }
      await queries(this.em)
        .updateTable('review_holds')
        .set(placed)
        .where('member_id', '=', memberId)
        .execute()
    }
    return accounts
  }

  private async lockStanding(memberId: string): Promise<ReviewStanding> {
    await lockMember(this.em, 'review-hold', memberId)
    return readReviewStanding(queries(this.em), memberId)
  }

  private async isReported(memberId: string): Promise<boolean> {
    const db = queries(this.em)
    const rows = await db
      .selectFrom('review_holds')
      .select('member_id as id')
      .where('member_id', '=', memberId)
      .unionAll(
        db
          .selectFrom('reports')
          .select('id')
          .where('subject_id', '=', memberId)
          .where('status', '<>', 'resolved'),
      )
      .limit(1)
      .execute()
    return rows.length > 0
  }
}
