import type { EntityManager } from '@mikro-orm/core'
import { Inject, Injectable } from '@nestjs/common'
import { type AuditRecord, auditDetails } from '@rafiq/contracts'
import { Clock } from '../clock.ts'
import { transactionConnection } from '../events/transaction-connection.ts'
import { currentAddress, currentRequestId } from '../http/request-context.ts'
import type { AuditSettings } from '../settings/schemas.ts'
import { SETTINGS } from '../tokens.ts'
import { hashAddress } from './address-hash.ts'

const insertSql = `
insert into audit.entries (actor_id, actor_role, action, subject_kind, subject_id, details, request_id, address_hash)
values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`

/** The append-only record of what staff did and read, which `@rafiq/database` makes and grants. */
@Injectable()
export class AuditLog {
  readonly #key: string
  readonly #clock: Clock

  constructor(@Inject(SETTINGS) settings: AuditSettings, @Inject(Clock) clock: Clock) {
    this.#key = settings.ADDRESS_HASH_KEYS[0]
    this.#clock = clock
  }

  /**
   * Records an action in the transaction that it is part of: both are committed or neither is. Details that the action
   * does not know are refused, so that no personal data gets in.
   * @param tx of `em.transactional(async (tx) => …)`
   */
  async record(tx: EntityManager, { actor, action, subject, details }: AuditRecord): Promise<void> {
    const db = transactionConnection(tx)
    const checked = auditDetails[action].parse(details)
    const [id, role] = actor === 'system' ? [null, actor] : [actor.id, actor.role]
    const values = [id, role, action, subject.kind, subject.id, JSON.stringify(checked)]
    await db.executeSql(insertSql, [...values, currentRequestId() ?? null, this.addressHash()])
  }

  /** Where the request that is being served came from, as a record keeps it; null outside of one. */
  addressHash(): string | null {
    const address = currentAddress()
    return address === null ? null : hashAddress(this.#key, address, this.#clock.now())
  }
}
