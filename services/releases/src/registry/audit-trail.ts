import { defineEntity, p } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { uuidv7 } from '@rafiq/service-kit'

export const auditActions = [
  'grant',
  'revoke',
  'rotate',
  'owner',
  'publish',
  'move',
  'promote',
  'rollback',
  'canary',
  'yank',
  'delete',
  'disable',
  'enable',
  'preview',
  'refuse',
  'declare-api',
  'withdraw-api',
] as const
export type AuditAction = (typeof auditActions)[number]

export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  schema: 'audit',
  tableName: 'release_entries',
  properties: {
    id: p.uuid().primary(),
    action: p.string().$type<AuditAction>(),
    /**
     * `token:<id>` of a team, `<role>:<id>` of an account, `operator` on the machine itself, `watch` and `retention` for what the service
     * does itself.
     */
    actor: p.string(),
    remote: p.string(),
    version: p.string().nullable(),
    channel: p.string().nullable(),
    commit: p.string().nullable(),
    detail: p.string().nullable(),
    at: p.datetime(),
  },
})

/** Who did what to which remote, when, from which commit. The database lets rows be added and read, no more. */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry)

interface AuditEvent extends Partial<Pick<AuditEntry, 'version' | 'channel' | 'commit' | 'detail'>> {
  readonly action: AuditAction
  readonly actor: string
  readonly remote: string
}

/** Adds what was done to the trail, in the transaction in which it is done. */
export async function appendToTrail(em: EntityManager, event: AuditEvent, now: Date): Promise<void> {
  const { action, actor, remote, version = null, channel = null, commit = null, detail = null } = event
  await em.insert(AuditEntry, {
    id: uuidv7(),
    action,
    actor,
    remote,
    version,
    channel,
    commit,
    detail,
    at: now,
  })
}
