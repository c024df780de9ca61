import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData, Role } from '@rafiq/contracts'
import { Clock } from '@rafiq/service-kit'
import { sql } from 'kysely'

type Account = EventData<'account.changed'>

/** What is asked of an account at every request. */
export interface KnownAccount {
  role: Role
  pausedByStaff: boolean
  sessionsValidFrom: Date
}

/** The copy of all accounts, by version: older ones are dropped and a deletion wins. */
@Injectable()
export class AccountProjection {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** null: deleted; undefined: not known here. */
  async find(memberId: string): Promise<KnownAccount | null | undefined> {
    const { rows } = await sql<
      { deleted: boolean } & Omit<KnownAccount, 'sessionsValidFrom'> & { from: string }
    >`
      select deleted, role, paused_by_staff as "pausedByStaff", to_json(sessions_valid_from) as "from"
      from moderation.accounts where member_id = ${memberId}
    `.execute(this.em.fork().getKysely())
    const [row] = rows
    if (!row) return undefined
    const { deleted, role, pausedByStaff, from } = row
    return deleted ? null : { role, pausedByStaff, sessionsValidFrom: new Date(from) }
  }

  /** Takes accounts as they are now, in one statement; may be repeated. */
  async keep(tx: EntityManager, accounts: readonly Account[]): Promise<void> {
    if (accounts.length === 0) return
    await this.takeTurns(tx)
    await sql`
      insert into moderation.accounts as known (member_id, version, email, name, location, role, is_active,
        paused_by_staff, phone_share_consent, created_at, sessions_valid_from)
      select "memberId", version, email, name, location, role, "isActive", "pausedByStaff", "phoneShareConsent",
        "createdAt", "sessionsValidFrom"
      from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as given ("memberId" uuid, version integer,
        email text, name text, location text, role text, "isActive" boolean, "pausedByStaff" boolean,
        "phoneShareConsent" boolean, "createdAt" timestamptz, "sessionsValidFrom" timestamptz)
      on conflict (member_id) do update
      set version = excluded.version, email = excluded.email, name = excluded.name, location = excluded.location,
          role = excluded.role, is_active = excluded.is_active, paused_by_staff = excluded.paused_by_staff,
          phone_share_consent = excluded.phone_share_consent, created_at = excluded.created_at,
          sessions_valid_from = excluded.sessions_valid_from
      where not known.deleted and known.version < excluded.version
    `.execute(tx.getKysely())
  }

  /** Leaves nothing of an account but that there is none any more. */
  async bury(tx: EntityManager, { memberId, version }: EventData<'member.deleted'>): Promise<void> {
    await this.takeTurns(tx)
    await sql`
      insert into moderation.accounts as known (member_id, version, deleted, deleted_at)
      values (${memberId}, ${version}, true, ${this.clock.now()})
      on conflict (member_id) do update
      set deleted = true, deleted_at = excluded.deleted_at, email = null, name = null, location = null, role = null,
          is_active = null, paused_by_staff = null, phone_share_consent = null, created_at = null,
          sessions_valid_from = null, version = greatest(known.version, excluded.version)
      where not known.deleted
    `.execute(tx.getKysely())
  }

  /** Writers follow each other, since they meet in the same figures and would lock them in any order. */
  private async takeTurns(tx: EntityManager): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('moderation.accounts', 0))`.execute(
      tx.getKysely(),
    )
  }
}
