import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts'
import { KnownMembers } from '@rafiq/service-kit'
import { sql } from 'kysely'

/**
 * What this service knows of members: name, city, age and from when on their sessions count, by version. Older versions are dropped and a deletion wins.
 * Members come by events, and with each contact as well, so that one who joined before this service did is known too.
 */
@Injectable()
export class MemberProjection extends KnownMembers {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {
    super()
  }

  override async sessionsValidFrom(memberId: string): Promise<Date | null | undefined> {
    const { rows } = await sql<{ deleted: boolean; validFrom: string | null }>`
      select deleted, to_json(sessions_valid_from) as "validFrom"
      from connections.members where member_id = ${memberId}
    `.execute(this.em.fork().getKysely())
    const [row] = rows
    if (row?.deleted) return null
    return row?.validFrom ? new Date(row.validFrom) : undefined
  }

  override async learn(snapshot: EventData<'member.changed'>): Promise<void> {
    await this.em.fork().transactional((tx) => this.keep(tx, [snapshot]))
  }

  /**
   * Takes snapshots and locks these members until the transaction ends, in one order everywhere.
   * @returns ids of those who are not deleted
   */
  async keep(tx: EntityManager, snapshots: readonly EventData<'member.changed'>[]): Promise<Set<string>> {
    const living = new Set<string>()
    for (const snapshot of [...snapshots].sort((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
      if (await this.keepOne(tx, snapshot)) living.add(snapshot.memberId)
    }
    return living
  }

  /** Whether all of these are known, deleted ones too. */
  async knows(memberIds: readonly string[]): Promise<boolean> {
    const { rows } = await sql`
      select from connections.members where member_id = any(${[...memberIds]}::uuid[])
    `.execute(this.em.fork().getKysely())
    return rows.length === memberIds.length
  }

  /**
   * Locks members until the transaction ends, in one order everywhere.
   * @returns ids of those who are known and not deleted
   */
  async lockLiving(tx: EntityManager, memberIds: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ memberId: string; deleted: boolean }>`
      select member_id as "memberId", deleted from connections.members
      where member_id = any(${[...memberIds]}::uuid[]) order by member_id for update
    `.execute(tx.getKysely())
    return new Set(rows.filter(({ deleted }) => !deleted).map(({ memberId }) => memberId))
  }

  /** Leaves nothing of a member but that there is none any more. */
  async bury(tx: EntityManager, { memberId, version }: EventData<'member.deleted'>): Promise<void> {
    await sql`
      insert into connections.members (member_id, version, deleted) values (${memberId}, ${version}, true)
      on conflict (member_id) do update
      set deleted = true, name = null, location = null, age = null, sessions_valid_from = null,
          version = greatest(members.version, excluded.version)
    `.execute(tx.getKysely())
  }

  private async keepOne(tx: EntityManager, snapshot: EventData<'member.changed'>): Promise<boolean> {
    const { memberId, version, name, location, age, sessionsValidFrom } = snapshot
    const connection = tx.getKysely()
    // A conflict locks the row even where the condition then leaves it as it is.
    await sql`
      insert into connections.members (member_id, version, name, location, age, sessions_valid_from)
      values (${memberId}, ${version}, ${name}, ${location}, ${age}, ${sessionsValidFrom})
      on conflict (member_id) do update
      set version = excluded.version, name = excluded.name, location = excluded.location, age = excluded.age,
          sessions_valid_from = excluded.sessions_valid_from
      where not members.deleted
        and (members.version < excluded.version
          or (members.version = excluded.version and members.sessions_valid_from is null))
    `.execute(connection)
    const { rows } = await sql<{ deleted: boolean }>`
      select deleted from connections.members where member_id = ${memberId}
    `.execute(connection)
    return rows[0]?.deleted === false
  }
}
