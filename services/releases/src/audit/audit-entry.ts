import type { RequiredEntityData } from '@mikro-orm/core'
import type { AuditAction, AuditEntry } from './audit-entry.entity.ts'

type Subject = Partial<Pick<AuditEntry, 'version' | 'channel' | 'commit' | 'detail'>>

export interface AuditEvent extends Subject {
  readonly action: AuditAction
  readonly actor: string
  readonly remote: string
}

/** The row of an audited action; written in the transaction of the action itself. */
export function auditEntry(event: AuditEvent, id: string, now: Date): RequiredEntityData<AuditEntry> {
  const { action, actor, remote, version = null, channel = null, commit = null, detail = null } = event
  return { id, action, actor, remote, version, channel, commit, detail, at: now }
}
