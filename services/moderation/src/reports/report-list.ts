import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { ModeratorReport, ModeratorReportsQuery, Waiting } from '@rafiq/contracts'
import { AuditLog, type Session } from '@rafiq/service-kit'
import { readTimeCursor, writeTimeCursor } from '../support/cursors.ts'
import { isNewestFirst, queueCountStatement, queueStatement, waitingStatement } from './queue-statements.ts'
import { toModeratorReport } from './report-row.ts'

interface ReportPage {
  reports: ModeratorReport[]
  nextCursor: string | null
  total: number
  waiting: Waiting
}

/** The queue. That it was read is recorded before it is shown, since it names people. */
@Injectable()
export class ReportList {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  async read({ memberId: id, role }: Session, query: ModeratorReportsQuery): Promise<ReportPage> {
    const order = isNewestFirst(query) ? 'newest' : 'oldest'
    const after = query.cursor === undefined ? null : readTimeCursor(order, query.cursor)
    const db = this.em.fork().getKysely()
    const { rows } = await queueStatement(query, id, after).execute(db)
    const counted = await queueCountStatement(query, id).execute(db)
    const waiting: Waiting = { open: 0, taken: 0, escalated: 0 }
    for (const { status, count } of (await waitingStatement(query, id).execute(db)).rows)
      waiting[status] = count
    const shown = rows.slice(0, query.limit)
    const people = shown.flatMap(({ subjectId, reporterId }) => [
      subjectId,
      ...(reporterId ? [reporterId] : []),
    ])
    await this.em.fork().transactional((tx) =>
      this.audit.record(tx, {
        actor: { id, role },
        action: 'reports.listed',
        subject: { kind: 'members', id: null },
        details: {
          shown: shown.length,
          status: query.status,
          category: query.category ?? null,
          memberIds: [...new Set(people)],
        },
      }),
    )
    const last = rows.length > query.limit ? shown.at(-1) : undefined
    return {
      reports: shown.map((row) => toModeratorReport(row, { id, role })),
      nextCursor: last ? writeTimeCursor(order, { at: last.position, id: last.id }) : null,
      total: counted.rows[0]?.count ?? 0,
      waiting,
    }
  }
}
