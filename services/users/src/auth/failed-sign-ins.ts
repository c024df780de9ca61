import { defineEntity, p } from '@mikro-orm/core'
import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { AuditLog, Clock, LOGGER, type Logger } from '@rafiq/service-kit'
import { sql } from 'kysely'
import type { MemberTables } from '../members/member.entity.ts'

const SignInFailuresSchema = defineEntity({
  name: 'SignInFailures',
  tableName: 'sign_in_failures',
  properties: {
    memberId: p.uuid().primary(),
    hour: p.datetime().primary(),
    failures: p.integer(),
    /** Keyed hashes. */
    addresses: p.array().$type<string[]>(),
    moreAddresses: p.boolean(),
  },
})

/** Failed sign-ins of one account in one hour, until the audit log has them. */
export class SignInFailures extends SignInFailuresSchema.class {}
SignInFailuresSchema.setClass(SignInFailures)

type Tables = MemberTables & InferKyselyDB<typeof SignInFailuresSchema>

const hour = 3_600_000
/** Hashes of addresses that one entry names. */
const addressesKept = 8
/** Entries in one go; the next ones follow. */
const batch = 500

/**
 * Failed sign-ins of known accounts. They are counted by account and hour, and each hour becomes one entry of the audit
 * log, so that whoever tries a million times fills a counter and not the log.
 */
@Injectable()
export class FailedSignIns {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Within the request that failed, whose address counts. The account is held: it may be deleted at this moment. */
  async count(memberId: string): Promise<void> {
    this.logger.info({ memberId }, 'sign-in failed')
    const address = this.audit.addressHash()
    const addresses = address === null ? [] : [address]
    await this.em
      .getKysely<Tables>()
      .insertInto('sign_in_failures')
      .columns(['member_id', 'hour', 'failures', 'addresses', 'more_addresses'])
      .expression((eb) =>
        eb
          .selectFrom('members')
          .select('members.id as member_id')
          .select((eb) => [
            eb.cast<Date>(eb.val(this.startOfHour()), 'timestamptz').as('hour'),
            eb.lit(1).as('failures'),
            eb.cast<string[]>(eb.val(addresses), sql`text[]`).as('addresses'),
            eb.lit(false).as('more_addresses'),
          ])
          .where('members.id', '=', memberId)
          .forKeyShare(),
      )
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'hour']).doUpdateSet((eb) => {
          const known = eb.ref('sign_in_failures.addresses')
          const isKnown = eb('excluded.addresses', '<@', known)
          const isFull = eb(eb.fn<number>('cardinality', [known]), '>=', addressesKept)
          return {
            failures: eb('sign_in_failures.failures', '+', 1),
            addresses: eb
              .case()
              .when(eb.or([isKnown, isFull]))
              .then(known)
              .else(eb.fn<string[]>('array_cat', [known, 'excluded.addresses']))
              .end(),
            more_addresses: eb
              .or([eb.ref('sign_in_failures.more_addresses'), eb.and([eb.not(isKnown), isFull])])
              .$castTo<boolean>(),
          }
        }),
      )
      .execute()
  }

  /** Puts the hours that are over into the audit log; two replicas never take the same. */
  async record(): Promise<void> {
    await this.em.transactional(async () => {
      for (const row of await this.takeOver()) {
        const since = new Date(row.hour)
        await this.audit.record(this.em, {
          actor: 'system',
          action: 'sign-in.failed',
          subject: { kind: 'member', id: row.memberId },
          details: {
            failures: row.failures,
            from: row.addresses,
            moreAddresses: row.moreAddresses,
            since: since.toISOString(),
            until: new Date(since.getTime() + hour).toISOString(),
          },
        })
      }
    })
  }

  /** What is known of addresses in the audit log ends after 90 days. */
  async forgetAddresses(): Promise<void> {
    await this.em
      .getKysely()
      .selectNoFrom(({ fn }) => fn('audit.forget_addresses').as('forgotten'))
      .execute()
  }

  /** Deletes the counters of hours that are over, and answers them. */
  private takeOver() {
    const db = this.em.getKysely<Tables>()
    const over = db
      .selectFrom('sign_in_failures')
      .select(['member_id', 'hour'])
      .where('hour', '<', this.startOfHour())
      .orderBy('hour')
      .limit(batch)
      .forUpdate()
      .skipLocked()
    return db
      .deleteFrom('sign_in_failures')
      .where((eb) => eb(eb.refTuple('member_id', 'hour'), 'in', over.$asTuple('member_id', 'hour')))
      .returning([
        'member_id as memberId',
        'hour',
        'failures',
        'addresses',
        'more_addresses as moreAddresses',
      ])
      .execute()
  }

  private startOfHour(): Date {
    return new Date(Math.floor(this.clock.now().getTime() / hour) * hour)
  }
}
