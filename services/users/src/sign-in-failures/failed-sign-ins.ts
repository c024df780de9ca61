import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { AuditLog, Clock, LOGGER, type Logger } from '@rafiq/service-kit'
import { sql } from 'kysely'

const hour = 3_600_000
/** Hashes of addresses that one entry names. */
const addressesKept = 8
/** Entries in one go; the next ones follow. */
const batch = 500

interface Counted {
  memberId: string
  hour: string
  failures: number
  addresses: string[]
  moreAddresses: boolean
}

/**
 * Failed sign-ins of known accounts. They are counted by account and hour, and each hour becomes one entry of the audit
 * log, so that whoever tries a million times fills a counter and not the log.
 */
@Injectable()
export class FailedSignIns {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Within the request that failed, whose address counts. The account is held: it may be deleted at this moment. */
  async count(memberId: string): Promise<void> {
    this.logger.info({ memberId }, 'sign-in failed')
    const since = new Date(Math.floor(this.clock.now().getTime() / hour) * hour)
    const address = this.audit.addressHash()
    const addresses = address === null ? [] : [address]
    await sql`
      insert into users.sign_in_failures as known (member_id, hour, failures, addresses, more_addresses)
      select id, cast(${since} as timestamptz), 1, ${addresses}::text[], false
      from users.members where id = ${memberId} for key share
      on conflict (member_id, hour) do update set
        failures = known.failures + 1,
        addresses = case
          when excluded.addresses <@ known.addresses or cardinality(known.addresses) >= ${addressesKept}
          then known.addresses else known.addresses || excluded.addresses end,
        more_addresses = known.more_addresses
          or (not excluded.addresses <@ known.addresses and cardinality(known.addresses) >= ${addressesKept})
    `.execute(this.em.fork().getKysely())
  }

  /** Puts the hours that are over into the audit log; two replicas never take the same. */
  async record(): Promise<number> {
    const before = new Date(Math.floor(this.clock.now().getTime() / hour) * hour)
    return this.em.fork().transactional(async (tx) => {
      const { rows } = await sql<Counted>`
        delete from users.sign_in_failures where (member_id, hour) in (
          select member_id, hour from users.sign_in_failures where hour < ${before}
          order by hour limit ${batch} for update skip locked
        )
        returning member_id as "memberId", hour::text as hour, failures, addresses, more_addresses as "moreAddresses"
      `.execute(tx.getKysely())
      for (const row of rows) {
        await this.audit.record(tx, {
          actor: 'system',
          action: 'sign-in.failed',
          subject: { kind: 'member', id: row.memberId },
          details: {
            failures: row.failures,
            from: row.addresses,
            moreAddresses: row.moreAddresses,
            since: new Date(row.hour).toISOString(),
            until: new Date(Date.parse(row.hour) + hour).toISOString(),
          },
        })
      }
      return rows.length
    })
  }

  /** What is known of addresses in the audit log ends after 90 days. */
  async forgetAddresses(): Promise<void> {
    await sql`select audit.forget_addresses()`.execute(this.em.fork().getKysely())
  }
}
