import type { EntityManager } from '@mikro-orm/postgresql'
import type { EventData } from '@rafiq/contracts/events'
import { type Kysely, type SqlBool, sql } from 'kysely'

/** What every snapshot of a member says, whichever event brings it. */
interface MemberVersion {
  readonly memberId: string
  readonly version: number
  readonly sessionsValidFrom: string
}

type Value = string | number | boolean | Date | null

/** What a service keeps of a member beside id, version and the start of valid sessions: column → value. */
export interface ProjectedColumns<Snapshot> {
  /** Where nothing is said: `members`. */
  readonly table?: string
  readonly columnsOf: (snapshot: Snapshot) => Readonly<Record<string, Value>>
  /** The same columns of a deleted member, with nothing of a person in them. */
  readonly tombstone: Readonly<Record<string, Value>>
}

interface ProjectionRow {
  member_id: string
  version: number
  deleted: boolean
  sessions_valid_from: string | null
  [column: string]: Value
}

interface ProjectionTables {
  members: ProjectionRow
}

/**
 * The copy of members that a service keeps, so that it works while the users service is down. The newest version wins
 * over older ones and a deletion over all: its row stays as a tombstone, an id that names nobody, so that no late event
 * revives it.
 *
 * The table has `member_id uuid primary key`, `version integer not null`, `deleted boolean not null default false`,
 * `sessions_valid_from timestamptz` and the service's own columns. A service extends this class, subscribes with
 * `@OnEvent('member.changed')` and provides it as `MemberProjection` too. Every method joins the transaction that it is
 * called in.
 */
export abstract class MemberProjection<Snapshot extends MemberVersion = EventData<'member.changed'>> {
  protected constructor(
    protected readonly em: EntityManager,
    private readonly projected: ProjectedColumns<Snapshot>,
  ) {}

  /** From when on a member's sessions count; null: deleted, undefined: not known. */
  async sessionsValidFrom(memberId: string): Promise<Date | null | undefined> {
    return (await this.sessionBounds([memberId])).get(memberId)
  }

  /** The same of many. Who is not known is not in it. */
  async sessionBounds(memberIds: Iterable<string>): Promise<Map<string, Date | null>> {
    const rows = await this.db()
      .selectFrom(this.table)
      .select(['member_id', 'sessions_valid_from'])
      .where(isAmong(memberIds))
      .execute()
    return new Map(
      rows.map(({ member_id, sessions_valid_from: from }) => [
        member_id,
        from === null ? null : new Date(from),
      ]),
    )
  }

  /** Whether all of these are known, deleted ones too. */
  async knows(memberIds: readonly string[]): Promise<boolean> {
    const rows = await this.db()
      .selectFrom(this.table)
      .select('member_id')
      .where(isAmong(memberIds))
      .execute()
    return rows.length === new Set(memberIds).size
  }

  /**
   * Takes snapshots of different members, each unless the same or a newer version is here, and locks these members until
   * the transaction ends, in one order everywhere.
   *
   * @returns ids of those who are not deleted
   */
  async upsert(snapshots: readonly Snapshot[]): Promise<Set<string>> {
    if (snapshots.length === 0) return new Set()
    const rows = snapshots.toSorted(byMember).map((snapshot) => ({
      member_id: snapshot.memberId,
      version: snapshot.version,
      sessions_valid_from: snapshot.sessionsValidFrom,
      ...this.projected.columnsOf(snapshot),
    }))
    const kept = ['version', 'sessions_valid_from', ...Object.keys(this.projected.tombstone)]
    // A conflict locks the row even where the condition then leaves it as it is.
    await this.db()
      .insertInto(this.table)
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('member_id')
          .doUpdateSet((eb) =>
            Object.fromEntries(kept.map((column) => [column, eb.ref(`excluded.${column}`)])),
          )
          .where(
            sql<SqlBool>`not ${this.column('deleted')} and ${this.column('version')} < excluded.version`,
          ),
      )
      .execute()
    return this.living(rows.map((row) => row.member_id))
  }

  /** Leaves nothing of a member but that there is none any more. */
  async tombstone({ memberId, version }: EventData<'member.deleted'>): Promise<void> {
    const gone = { deleted: true, sessions_valid_from: null, ...this.projected.tombstone }
    await this.db()
      .insertInto(this.table)
      .values({ member_id: memberId, version, ...gone })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet({
          ...gone,
          version: sql<number>`greatest(${this.column('version')}, excluded.version)`,
        }),
      )
      .execute()
  }

  /**
   * Locks members until the transaction ends, in one order everywhere.
   *
   * @returns ids of those who are known and not deleted
   */
  async lockLiving(memberIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.db()
      .selectFrom(this.table)
      .select(['member_id', 'deleted'])
      .where(isAmong(memberIds))
      .orderBy('member_id')
      .forUpdate()
      .execute()
    return new Set(rows.filter(({ deleted }) => !deleted).map((row) => row.member_id))
  }

  private async living(memberIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.db()
      .selectFrom(this.table)
      .select('member_id')
      .where(isAmong(memberIds))
      .where('deleted', '=', false)
      .execute()
    return new Set(rows.map((row) => row.member_id))
  }

  private db(): Kysely<ProjectionTables> {
    return this.em.getKysely<ProjectionTables>()
  }

  /** Columns are typed by the name that the table has by default. */
  private get table(): 'members' {
    return (this.projected.table ?? 'members') as 'members'
  }

  private column(name: 'version' | 'deleted') {
    return sql.ref(`${this.table}.${name}`)
  }
}

const isAmong = (memberIds: Iterable<string>) => sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[])`

const byMember = (one: MemberVersion, other: MemberVersion): number =>
  one.memberId < other.memberId ? -1 : 1
