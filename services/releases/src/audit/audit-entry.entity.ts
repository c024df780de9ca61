import { defineEntity, p } from '@mikro-orm/core'

export const auditActions = [
  'grant',
  'revoke',
  'publish',
  'move',
  'promote',
  'rollback',
  'canary',
  'disable',
  'enable',
  'preview',
  'refuse',
] as const
export type AuditAction = (typeof auditActions)[number]

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  schema: 'audit',
  tableName: 'release_entries',
  properties: {
    id: p.uuid().primary(),
    action: p.string().$type<AuditAction>(),
    /** `token:<id>` of a team, `admin:<id>`, `operator` on the machine itself, `watch` for what the service does itself. */
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
