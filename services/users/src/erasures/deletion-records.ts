import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { memberDataServices } from '@rafiq/contracts'
import { sql } from 'kysely'
import { type DeletionReason, MemberDeletion } from './member-deletion.entity.ts'
import { type ErasingPart, MemberErasure } from './member-erasure.entity.ts'

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
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** In the transaction that deletes. From here on every part that holds data of members owes its word. */
  async open(tx: EntityManager, { hasPhoto, ...deletion }: Deletion): Promise<void> {
    await tx.insert(MemberDeletion, deletion)
    const parts: ErasingPart[] = [...memberDataServices, ...(hasPhoto ? ['photos' as const] : [])]
    const { memberId } = deletion
    await tx.insertMany(
      MemberErasure,
      parts.map((service) => ({ memberId, service, confirmedAt: null, remindedAt: null })),
    )
  }

  /** The first word counts; one about a deletion that was never made here is dropped. */
  async confirm(memberId: string, service: ErasingPart, at: Date): Promise<void> {
    await sql`
      insert into users.member_erasures (member_id, service, confirmed_at)
      select member_id, ${service}, ${at} from users.member_deletions where member_id = ${memberId}
      on conflict (member_id, service) do update
      set confirmed_at = coalesce(member_erasures.confirmed_at, excluded.confirmed_at)
    `.execute(this.em.fork().getKysely())
  }

  /** Whether this session (the digest of its token) has deleted its account already. */
  async wasRequestedBy(sessionId: string): Promise<boolean> {
    return (await this.em.fork().count(MemberDeletion, { requestedBy: sessionId })) > 0
  }

  /** Sessions are remembered for repeated requests only. */
  async forgetRequests(before: Date): Promise<void> {
    const old = { requestedBy: { $ne: null }, deletedAt: { $lt: before } }
    await this.em.fork().nativeUpdate(MemberDeletion, old, { requestedBy: null })
  }

  /** How many deletions made before `before` each part has not confirmed. */
  async unconfirmed(before: Date): Promise<Map<string, number>> {
    const { rows } = await sql<{ service: string; count: number }>`
      select erasure.service, count(*)::integer as count
      from users.member_erasures as erasure
      join users.member_deletions as deletion using (member_id)
      where erasure.confirmed_at is null and deletion.deleted_at < ${before}
      group by erasure.service
    `.execute(this.em.fork().getKysely())
    return new Map(rows.map(({ service, count }) => [service, count]))
  }

  /**
   * Takes up to `limit` deletions made before `before` that a service has not confirmed and that were not announced
   * again since then, and marks them. Two replicas never take the same.
   */
  async takeUnconfirmed(tx: EntityManager, before: Date, now: Date, limit: number): Promise<string[]> {
    const { rows } = await sql<{ memberId: string }>`
      with due as (
        select erasure.member_id, erasure.service
        from users.member_erasures as erasure
        join users.member_deletions as deletion using (member_id)
        where erasure.confirmed_at is null and erasure.service <> 'photos' and deletion.deleted_at < ${before}
          and (erasure.reminded_at is null or erasure.reminded_at < ${before})
        order by deletion.deleted_at
        limit ${limit}
        for update of erasure skip locked
      )
      update users.member_erasures as erasure set reminded_at = ${now} from due
      where erasure.member_id = due.member_id and erasure.service = due.service
      returning erasure.member_id as "memberId"
    `.execute(tx.getKysely())
    return [...new Set(rows.map(({ memberId }) => memberId))]
  }
}
