import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type EventData, memberDataServices } from '@rafiq/contracts/events'
import { Clock, defineJob, EventBus, JobQueue, OnEvent } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { z } from 'zod'
import {
  type DeletionReason,
  deletionReasons,
  type ErasingPart,
  MemberDeletion,
  type MemberDeletionSchema,
  MemberErasure,
  type MemberErasureSchema,
} from './deletion.entities.ts'

type Tables = InferKyselyDB<typeof MemberDeletionSchema | typeof MemberErasureSchema>

/** Sent in the transaction that deletes, so that the ledger names exactly who was deleted. */
export const recordDeletionJob = defineJob(
  'users.record-deletion',
  z.object({ memberId: z.uuid(), deletedAt: z.iso.datetime(), reason: z.enum(deletionReasons) }),
)

export interface Deletion {
  memberId: string
  reason: DeletionReason
  deletedAt: Date
  requestedBy: string | null
  hasPhoto: boolean
}

/** What proves a deletion: that it was made, and who has confirmed that nothing is left. No personal data. */
@Injectable()
export class DeletionRecords {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventBus,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that deletes. From here on every part that holds data of members owes its word. */
  async open({ hasPhoto, ...deletion }: Deletion, version: number): Promise<void> {
    const { memberId, reason, deletedAt } = deletion
    await this.em.insert(MemberDeletion, deletion)
    const parts: ErasingPart[] = [...memberDataServices, 'ledger', ...(hasPhoto ? ['photos' as const] : [])]
    await this.em.insertMany(
      MemberErasure,
      parts.map((service) => ({ memberId, service, confirmedAt: null, remindedAt: null })),
    )
    await this.events.publish(this.em, 'member.deleted', { memberId, version })
    await this.jobs.send(this.em, recordDeletionJob, { memberId, reason, deletedAt: deletedAt.toISOString() })
  }

  /**
   * A deletion that this database may not know of, or knows of while a service's database does not: everybody erases once
   * more, and owes the word anew. In a transaction.
   */
  async openAgain(deletion: Pick<Deletion, 'memberId' | 'reason' | 'deletedAt'>): Promise<void> {
    const { memberId } = deletion
    await this.em.upsert(MemberDeletion, { ...deletion, requestedBy: null }, { onConflictAction: 'ignore' })
    await this.em.upsertMany(
      MemberErasure,
      memberDataServices.map((service) => ({ memberId, service, confirmedAt: null, remindedAt: null })),
      { onConflictAction: 'merge' },
    )
    await this.events.publish(this.em, 'member.deleted', { memberId, version: 1 })
  }

  /** How many of these deletions a part has yet to confirm. */
  async countUnconfirmed(memberIds: readonly string[]): Promise<number> {
    if (memberIds.length === 0) return 0
    const { count } = await this.em
      .getKysely<Tables>()
      .selectFrom('member_erasures')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow()
    return count
  }

  @OnEvent('member.erased')
  note({ memberId, service }: EventData<'member.erased'>): Promise<void> {
    return this.confirm(memberId, service)
  }

  /** The first word counts; one about a deletion that was never made here is dropped. */
  async confirm(memberId: string, service: ErasingPart): Promise<void> {
    const now = this.clock.now()
    await this.em
      .getKysely<Tables>()
      .insertInto('member_erasures')
      .columns(['member_id', 'service', 'confirmed_at'])
      .expression((eb) =>
        eb
          .selectFrom('member_deletions')
          .select('member_deletions.member_id as member_id')
          .select([
            sql<ErasingPart>`${service}`.as('service'),
            sql<Date>`${now}::timestamptz`.as('confirmed_at'),
          ])
          .where('member_deletions.member_id', '=', memberId),
      )
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'service']).doUpdateSet((eb) => ({
          confirmed_at: eb.fn.coalesce('member_erasures.confirmed_at', 'excluded.confirmed_at'),
        })),
      )
      .execute()
  }

  /** Whether this session (the digest of its token) has deleted its account already. */
  async wasRequestedBy(sessionId: string): Promise<boolean> {
    return (await this.em.count(MemberDeletion, { requestedBy: sessionId })) > 0
  }

  /** Sessions are remembered for repeated requests only. */
  async forgetRequests(before: Date): Promise<void> {
    const old = { requestedBy: { $ne: null }, deletedAt: { $lt: before } }
    await this.em.nativeUpdate(MemberDeletion, old, { requestedBy: null })
  }

  /** How many deletions made before `before` each part has not confirmed. */
  async unconfirmed(before: Date): Promise<Map<ErasingPart, number>> {
    const rows = await this.em
      .getKysely<Tables>()
      .selectFrom('member_erasures as erasure')
      .innerJoin('member_deletions as deletion', 'deletion.member_id', 'erasure.member_id')
      .select(['erasure.service', sql<number>`count(*)::integer`.as('count')])
      .where('erasure.confirmed_at', 'is', null)
      .where('deletion.deleted_at', '<', before)
      .groupBy('erasure.service')
      .execute()
    return new Map(rows.map(({ service, count }) => [service, count]))
  }

  /**
   * Announces up to `limit` deletions again that were made before `before`, that a service has not confirmed and that were
   * not announced again since then. Two replicas never take the same.
   * @returns how many
   */
  announceUnconfirmed(before: Date, limit: number): Promise<number> {
    return this.em.transactional(async () => {
      const memberIds = await this.takeUnconfirmed(before, limit)
      // A deletion wins over every version, so any will do.
      for (const memberId of memberIds) {
        await this.events.publish(this.em, 'member.deleted', { memberId, version: 1 })
      }
      return memberIds.length
    })
  }

  private async takeUnconfirmed(before: Date, limit: number): Promise<string[]> {
    const now = this.clock.now()
    const rows = await this.em
      .getKysely<Tables>()
      .with('due', (db) =>
        db
          .selectFrom('member_erasures as erasure')
          .innerJoin('member_deletions as deletion', 'deletion.member_id', 'erasure.member_id')
          .select(['erasure.member_id', 'erasure.service'])
          .where('erasure.confirmed_at', 'is', null)
          .where('erasure.service', 'not in', ['photos', 'ledger'])
          .where('deletion.deleted_at', '<', before)
          .where((eb) =>
            eb.or([eb('erasure.reminded_at', 'is', null), eb('erasure.reminded_at', '<', before)]),
          )
          .orderBy('deletion.deleted_at')
          .limit(limit)
          .forUpdate('erasure')
          .skipLocked(),
      )
      .updateTable('member_erasures as erasure')
      .from('due')
      .set({ reminded_at: now })
      .whereRef('erasure.member_id', '=', 'due.member_id')
      .whereRef('erasure.service', '=', 'due.service')
      .returning('erasure.member_id as memberId')
      .execute()
    return [...new Set(rows.map(({ memberId }) => memberId))]
  }
}
