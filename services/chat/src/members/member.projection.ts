import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { KnownMembers } from '@rafiq/service-kit'
import { sql } from 'kysely'

/**
 * What this service knows of members, by version: older ones are dropped and a deletion wins. Members come by events,
 * and where a room is opened as well, so that one who joined before this service did is known too.
 */
@Injectable()
export class MemberProjection extends KnownMembers {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {
    super()
  }

  /** Whether all of these are known, deleted ones too. */
  async knows(memberIds: readonly string[]): Promise<boolean> {
    const { rows } = await sql`
      select from chat.members where member_id = any(${[...memberIds]}::uuid[])
    `.execute(this.em.fork().getKysely())
    return rows.length === memberIds.length
  }

  override async sessionsValidFrom(memberId: string): Promise<Date | null | undefined> {
    const { rows } = await sql<{ deleted: boolean; validFrom: string | null }>`
      select deleted, to_json(sessions_valid_from) as "validFrom"
      from chat.members where member_id = ${memberId}
    `.execute(this.em.fork().getKysely())
    const [row] = rows
    if (row?.deleted) return null
    return row?.validFrom ? new Date(row.validFrom) : undefined
  }

  /** The same of many: those who are known, or gone (null). */
  async sessionBounds(memberIds: Iterable<string>): Promise<Map<string, Date | null>> {
    const { rows } = await sql<{ memberId: string; deleted: boolean; validFrom: string | null }>`
      select member_id as "memberId", deleted, to_json(sessions_valid_from) as "validFrom"
      from chat.members where member_id = any(${[...memberIds]}::uuid[])
        and (deleted or sessions_valid_from is not null)
    `.execute(this.em.fork().getKysely())
    return new Map(
      rows.map(({ memberId, validFrom }) => [memberId, validFrom === null ? null : new Date(validFrom)]),
    )
  }

  override learn(snapshot: EventData<'member.changed'>): Promise<void> {
    return this.learnAll([snapshot])
  }

  /** All or none of them; one after the other, in one order everywhere. */
  async learnAll(snapshots: readonly EventData<'member.changed'>[]): Promise<void> {
    const ordered = snapshots.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))
    await this.em.fork().transactional(async (tx) => {
      for (const snapshot of ordered) await this.keep(tx, snapshot)
    })
  }

  async keep(tx: EntityManager, snapshot: EventData<'member.changed'>): Promise<void> {
    const { memberId, version, name, role, isActive, sessionsValidFrom } = snapshot
    await sql`
      insert into chat.members (member_id, version, name, role, is_active, sessions_valid_from)
      values (${memberId}, ${version}, ${name}, ${role}, ${isActive}, ${sessionsValidFrom})
      on conflict (member_id) do update
      set version = excluded.version, name = excluded.name, role = excluded.role,
          is_active = excluded.is_active, sessions_valid_from = excluded.sessions_valid_from
      where not members.deleted
        and (members.version < excluded.version
          or (members.version = excluded.version and members.sessions_valid_from is null))
    `.execute(tx.getKysely())
  }

  /**
   * Locks members until the transaction ends, in one order everywhere.
   * @returns ids of those who are known and not deleted
   */
  async lockLiving(tx: EntityManager, memberIds: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ memberId: string; deleted: boolean }>`
      select member_id as "memberId", deleted from chat.members
      where member_id = any(${[...memberIds]}::uuid[]) order by member_id for update
    `.execute(tx.getKysely())
    return new Set(rows.filter(({ deleted }) => !deleted).map(({ memberId }) => memberId))
  }

  /** Leaves nothing of a member but that there is none any more. */
  async bury(tx: EntityManager, { memberId, version }: EventData<'member.deleted'>): Promise<void> {
    await sql`
      insert into chat.members (member_id, version, deleted) values (${memberId}, ${version}, true)
      on conflict (member_id) do update
      set deleted = true, name = null, role = null, is_active = false, sessions_valid_from = null,
          version = greatest(members.version, excluded.version)
    `.execute(tx.getKysely())
  }
}
