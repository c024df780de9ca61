import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { AuditFilter, AuditLogEntry, AuditQuery } from '@rafiq/contracts/moderation'
import { AuditLog, type Session } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import { readTimeCursor, type TimePosition, writeTimeCursor } from '../support/cursors.ts'
import type { Page } from '../support/page.ts'
import { type AuditRow, readAuditEntries } from './audit-query.ts'
import { csvHead, csvRow } from './to-csv.ts'

/** Entries that are in memory at once while the log is exported. */
const batch = 1_000

/** The audit log as admins read it. That they did is recorded in it before they see anything. */
@Injectable()
export class AuditPages {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
  ) {}

  async read(session: Session, { limit, cursor, ...filter }: AuditQuery): Promise<Page<AuditLogEntry>> {
    const after = cursor === undefined ? null : readTimeCursor('audit', cursor)
    const rows = await readAuditEntries(queries(this.em), filter, session.memberId, after, limit + 1)
    const shown = rows.slice(0, limit)
    await this.record(session, 'audit.read', filter, shown.length)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      rows: shown,
      nextCursor: last ? writeTimeCursor('audit', { at: last.position, id: last.id }) : null,
    }
  }

  /** Lines of CSV, as they are read; nothing that comes into the log meanwhile. */
  async export({ memberId, role }: Session, filter: AuditFilter): Promise<AsyncIterable<string>> {
    // The lines are read while they are sent, after the request's context has ended.
    const db = queries(this.em)
    const page = (after: TimePosition | null) => readAuditEntries(db, filter, memberId, after, batch)
    const first = await page(null)
    await this.record({ memberId, role }, 'audit.exported', filter)
    return this.lines(first, page)
  }

  private async *lines(
    first: AuditRow[],
    page: (after: TimePosition) => Promise<AuditRow[]>,
  ): AsyncGenerator<string> {
    yield csvHead
    let rows = first
    while (rows.length > 0) {
      yield rows.map(csvRow).join('')
      const last = rows.at(-1)
      if (!last || rows.length < batch) return
      rows = await page({ at: last.position, id: last.id })
    }
  }

  private record(
    { memberId: id, role }: Pick<Session, 'memberId' | 'role'>,
    action: 'audit.read' | 'audit.exported',
    filter: AuditFilter,
    shown = 0,
  ): Promise<void> {
    const entry = { actor: { id, role }, subject: { kind: 'audit', id: null } } as const
    const told = {
      action: filter.action ?? null,
      actorId: filter.actorId ?? null,
      subjectId: filter.subjectId ?? null,
      from: filter.from ?? null,
      to: filter.to ?? null,
    }
    return this.em.transactional((tx) =>
      action === 'audit.read'
        ? this.audit.record(tx, { ...entry, action, details: { ...told, shown } })
        : this.audit.record(tx, { ...entry, action, details: told }),
    )
  }
}
