import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ModeratorReport, ModeratorReportsQuery, Waiting } from '@rafiq/contracts/moderation'
import { AuditLog, type Session } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import { readTimeCursor, writeTimeCursor } from '../support/cursors.ts'
import type { Page } from '../support/page.ts'
import { isNewestFirst, queueCount, queuePage, waitingCounts } from './queue-query.ts'
import { type ReportRow, toModeratorReport } from './report-view.ts'

/** The queue. That it was read is recorded before it is shown, since it names people. */
@Injectable()
export class ReportQueue {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
  ) {}

  async read({ memberId: id, role }: Session, query: ModeratorReportsQuery): Promise<Page<ModeratorReport>> {
    const order = isNewestFirst(query) ? 'newest' : 'oldest'
    const after = query.cursor === undefined ? null : readTimeCursor(order, query.cursor)
    const db = queries(this.em)
    const rows = await queuePage(db, query, id, after).execute()
    const { count } = await queueCount(db, query, id).executeTakeFirstOrThrow()
    const waiting: Waiting = { open: 0, taken: 0, escalated: 0 }
    for (const one of await waitingCounts(db, query, id).execute()) waiting[one.status] = one.count
    const shown = rows.slice(0, query.limit)
    await this.recordRead({ id, role }, query, shown)
    const last = rows.length > query.limit ? shown.at(-1) : undefined
    return {
      rows: shown.map((row) => toModeratorReport(row, { id, role })),
      nextCursor: last ? writeTimeCursor(order, { at: last.position, id: last.id }) : null,
      total: { count, more: false },
      waiting,
    }
  }

  private recordRead(
    actor: { id: string; role: Session['role'] },
    { status, category }: ModeratorReportsQuery,
    shown: readonly ReportRow[],
  ): Promise<void> {
    const people = shown.flatMap(({ subjectId, reporterId }) =>
      reporterId === null ? [subjectId] : [subjectId, reporterId],
    )
    const memberIds = [...new Set(people)]
    const details = { shown: shown.length, status, category: category ?? null, memberIds }
    const subject = { kind: 'members', id: null } as const
    return this.em.transactional((tx) =>
      this.audit.record(tx, { actor, action: 'reports.listed', subject, details }),
    )
  }
}
