import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { Role } from '@rafiq/contracts/accounts'
import type { EventData } from '@rafiq/contracts/events'
import { MemberProjection } from '@rafiq/members'
import { Clock, SessionAuthority } from '@rafiq/service-kit'
import { sql } from 'kysely'
import { queries } from '../database/tables.ts'
import { UsersClient } from '../services/users-client.ts'

type Account = EventData<'account.changed'>

/** What is asked of an account at every request. */
export interface KnownAccount {
  role: Role
  pausedByStaff: boolean
}

/** The copy of all accounts, staff's too, by the events and answers of the users service. */
@Injectable()
export class AccountProjection extends MemberProjection<Account> {
  constructor(
    em: EntityManager,
    clock: Clock,
    private readonly users: UsersClient,
  ) {
    super(em, {
      table: 'accounts',
      columnsOf: (account) => ({
        email: account.email,
        name: account.name,
        location: account.location,
        role: account.role,
        is_active: account.isActive,
        paused_by_staff: account.pausedByStaff,
        phone_share_consent: account.phoneShareConsent,
        created_at: account.createdAt,
      }),
      // The day of a deletion is counted, so each has its own time.
      get tombstone() {
        return { ...nobody, deleted_at: clock.now() }
      },
    })
  }

  /** null: deleted; undefined: not known here. */
  async find(memberId: string): Promise<KnownAccount | null | undefined> {
    const row = await queries(this.em)
      .selectFrom('accounts')
      .select(['role', 'paused_by_staff'])
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row && (row.role === null ? null : { role: row.role, pausedByStaff: row.paused_by_staff === true })
  }

  /** Asks the users service for an account whose event is still on its way. @returns whether there is one now */
  async fetch(memberId: string): Promise<boolean> {
    const account = await this.users.account(memberId)
    if (account) await this.upsert([account])
    return account !== null
  }

  override upsert(accounts: readonly Account[]): Promise<Set<string>> {
    return this.inTurn(() => super.upsert(accounts))
  }

  override tombstone(deletion: EventData<'member.deleted'>): Promise<void> {
    return this.inTurn(() => super.tombstone(deletion))
  }

  /** Writers follow each other, since they meet in the same figures and would lock them in any order. */
  private inTurn<T>(write: () => Promise<T>): Promise<T> {
    return this.em.transactional(
      async () => {
        const turn = sql`select pg_advisory_xact_lock(hashtextextended('moderation.accounts', 0))`
        await turn.execute(queries(this.em))
        return write()
      },
      { propagation: 'required' },
    )
  }
}

const nobody = {
  email: null,
  name: null,
  location: null,
  role: null,
  is_active: null,
  paused_by_staff: null,
  phone_share_consent: null,
  created_at: null,
}

/** Sessions count from when the copy says, so that no state of Redis revives what ended. */
@Injectable()
export class AccountSessions extends SessionAuthority {
  constructor(private readonly accounts: AccountProjection) {
    super()
  }

  /** Somebody unknown may be one whose event is still on its way: the users service is asked about them. */
  override async sessionsValidFrom(memberId: string): Promise<Date | null> {
    const known = await this.accounts.sessionsValidFrom(memberId)
    if (known !== undefined) return known
    if (!(await this.accounts.fetch(memberId))) return null
    return (await this.accounts.sessionsValidFrom(memberId)) ?? null
  }
}
