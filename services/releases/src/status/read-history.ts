import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ReleaseHistory } from '@rafiq/platform-contracts'
import { AuditEntry } from '../registry/audit-trail.ts'

/** Entries that one answer holds. */
const shown = 200

/** The audit trail of a remote, newest first. */
@Injectable()
export class ReadHistory {
  constructor(private readonly em: EntityManager) {}

  async run(remote: string): Promise<ReleaseHistory> {
    const rows = await this.em.find(
      AuditEntry,
      { remote },
      { orderBy: { at: 'desc', id: 'desc' }, limit: shown },
    )
    return { remote, entries: rows.map(toEntry) }
  }
}

function toEntry(row: AuditEntry): ReleaseHistory['entries'][number] {
  const { at, action, actor, version, channel, commit, detail } = row
  return {
    at: at.toISOString(),
    action,
    actor,
    version: version ?? null,
    channel: channel ?? null,
    commit: commit ?? null,
    detail: detail ?? null,
  }
}
