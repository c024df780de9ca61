import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { AuditFilter, AuditLogEntry, AuditQuery } from '@rafiq/contracts'
import { AuditLog, type Session } from '@rafiq/service-kit'
import { readTimeCursor, type TimePosition, writeTimeCursor } from '../support/cursors.ts'
import { type AuditRow, auditStatement } from './audit-statements.ts'
import { csvHead, csvRow } from './to-csv.ts'

interface AuditPage {
  entries: AuditLogEntry[]
  nextCursor: string | null
}

/** Entries that are in memory at once while the log is exported. */
const batch = 1_000

/** The audit log as admins read it. That they did is recorded in it before they see anything. */
@Injectable()
export class AuditPages {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  async read(session: Session, { limit, cursor, ...filter }: AuditQuery): Promise<AuditPage> {
    const after = cursor === undefined ? null : readTimeCursor('audit', cursor)
    const rows = await this.entries(session, filter, after, limit + 1)
    const shown = rows.slice(0, limit)
    await this.record(session, 'audit.read', filter, shown.length)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      entries: shown,
      nextCursor: last ? writeTimeCursor('audit', { at: last.position, id: last.id }) : null,
    }
  }

  /** Lines of CSV, as they are read; nothing that comes into the log meanwhile. */
  async export(session: Session, filter: AuditFilter): Promise<AsyncIterable<string>> {
    const first = await this.entries(session, filter, null, batch)
    await this.record(session, 'audit.exported', filter)
    return this.lines(session, filter, first)
  }

  private async *lines(session: Session, filter: AuditFilter, first: AuditRow[]): AsyncGenerator<string> {
    yield csvHead
    let rows = first
    while (rows.length > 0) {
      yield rows.map(csvRow).join('')
      const last = rows.at(-1)
      if (!last || rows.length < batch) return
      rows = await this.entries(session, filter, { at: last.position, id: last.id }, batch)
    }
  }

  private async entries(
    { memberId: viewerId }: Session,
    filter: AuditFilter,
    after: TimePosition | null,
    limit: number,
  ): Promise<AuditRow[]> {
    const { rows } = await auditStatement(filter, viewerId, after, limit).execute(this.em.fork().getKysely())
    return rows
  }

  private record(
    { memberId: id, role }: Session,
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
    return this.em
      .fork()
      .transactional((tx) =>
        action === 'audit.read'
          ? this.audit.record(tx, { ...entry, action, details: { ...told, shown } })
          : this.audit.record(tx, { ...entry, action, details: told }),
      )
  }
}
