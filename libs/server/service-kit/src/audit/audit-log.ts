import { createHmac, hkdfSync } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/core'
import { Inject, Injectable } from '@nestjs/common'
import type { z } from 'zod'
import { Clock } from '../clock.ts'
import { currentAddress, currentRequestId } from '../context/request-context.ts'
import { type AuditDetails, DEFINITIONS, type Definitions } from '../definitions.module.ts'
import { transactionConnection } from '../events/transaction-connection.ts'
import { addressKey } from '../rate-limits/rate-limit-key.ts'
import type { Role } from '../sessions/session.ts'
import type { AuditSettings } from '../settings/schemas.ts'
import { SETTINGS } from '../tokens.ts'

/**
 * An address as a record keeps it: the same for the same address within one month (UTC), and nothing to whoever has not
 * the key. From month to month it cannot be followed, and 90 days later it is removed.
 */
export function hashAddress(key: string, address: string, at: Date): string {
  const month = at.toISOString().slice(0, 7)
  const monthly = Buffer.from(hkdfSync('sha256', key, month, 'rafiq address hash', 32))
  return createHmac('sha256', monthly).update(addressKey(address)).digest('base64url').slice(0, 16)
}

const insertSql = `
insert into audit.entries (actor_id, actor_role, action, subject_kind, subject_id, details, request_id, address_hash)
values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`

type AuditAction = keyof AuditDetails & string

/** What a service records; the database gives id, time and the service's name. */
export type AuditRecord = {
  [Action in AuditAction]: {
    actor: { id: string; role: Role } | 'system'
    action: Action
    subject: { kind: string; id: string | null }
    details: z.infer<AuditDetails[Action]>
  }
}[AuditAction]

/** The append-only record of what staff did and read, which `@rafiq/database` makes and grants. */
@Injectable()
export class AuditLog {
  private readonly key: string

  constructor(
    @Inject(SETTINGS) settings: AuditSettings,
    @Inject(DEFINITIONS) private readonly definitions: Definitions,
    private readonly clock: Clock,
  ) {
    this.key = settings.ADDRESS_HASH_KEYS[0]
  }

  /**
   * Records an action in the transaction that it is part of: both are committed or neither is. Details that the action
   * does not know are refused, so that no personal data gets in.
   * @param tx of `em.transactional(async (tx) => …)`
   */
  async record(tx: EntityManager, { actor, action, subject, details }: AuditRecord): Promise<void> {
    const db = transactionConnection(tx)
    const schema = this.definitions.auditDetails?.[action]
    if (!schema) throw new Error(`no schema is given for the details of ${action}`)
    const checked = schema.parse(details)
    const [id, role] = actor === 'system' ? [null, actor] : [actor.id, actor.role]
    const values = [id, role, action, subject.kind, subject.id, JSON.stringify(checked)]
    await db.executeSql(insertSql, [...values, currentRequestId() ?? null, this.addressHash()])
  }

  /** Where the request that is being served came from, as a record keeps it; null outside of one. */
  addressHash(): string | null {
    const address = currentAddress()
    return address === null ? null : hashAddress(this.key, address, this.clock.now())
  }
}
