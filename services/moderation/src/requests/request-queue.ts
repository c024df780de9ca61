import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type {
  ModeratorRequest,
  ModeratorRequestDetail,
  ModeratorRequestsQuery,
} from '@rafiq/contracts/moderation'
import { AuditLog, NotFoundError, type Session } from '@rafiq/service-kit'
import { type ExpressionBuilder, sql } from 'kysely'
import { queries, type Tables } from '../database/tables.ts'
import { isBeyond, readTimeCursor, writeTimeCursor } from '../support/cursors.ts'
import type { Page } from '../support/page.ts'
import { exactTime } from '../support/times.ts'
import { requestColumns } from './request-columns.ts'

/** What waits is read by when it is due, what is closed from its end. */
const orders = {
  open: { list: 'requests-open', place: 'request.due_at', way: 'asc' },
  closed: { list: 'requests-closed', place: 'request.closed_at', way: 'desc' },
} as const

type Filter = Pick<ModeratorRequestsQuery, 'status' | 'kind'>

/** Nobody of staff sees their own. */
const filtered =
  ({ status, kind }: Filter, viewerId: string) =>
  (eb: ExpressionBuilder<Tables & { request: Tables['member_requests'] }, 'request'>) =>
    eb.and([
      eb('request.member_id', '<>', viewerId),
      eb('request.status', status === 'open' ? '=' : '<>', 'open'),
      ...(kind ? [eb('request.kind', '=', kind)] : []),
    ])

/** Requests as staff see them. That they were read is recorded before they are shown. */
@Injectable()
export class RequestQueue {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
  ) {}

  /** @throws MalformedError for a cursor that is none of this list */
  async read(
    { memberId: id, role }: Session,
    { status, kind, limit, cursor }: ModeratorRequestsQuery,
  ): Promise<Page<ModeratorRequest>> {
    const { list, place, way } = orders[status]
    const after = cursor === undefined ? null : readTimeCursor(list, cursor)
    const column = sql.ref<Date>(place)
    const page = this.visible(id)
      .select(exactTime(column).as('position'))
      .where(filtered({ status, kind }, id))
      .orderBy(column, way)
      .orderBy('request.id', way)
      .limit(limit + 1)
    const rows = await (after
      ? page.where((eb) => isBeyond(after, way, { at: column, id: eb.ref('request.id') }))
      : page
    ).execute()
    const { count } = await queries(this.em)
      .selectFrom('member_requests as request')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where(filtered({ status, kind }, id))
      .executeTakeFirstOrThrow()
    const shown = rows.slice(0, limit)
    const memberIds = [...new Set(shown.map(({ member }) => member.id))]
    const details = { shown: shown.length, status, kind: kind ?? null, memberIds }
    const subject = { kind: 'members', id: null } as const
    await this.em.transactional((tx) =>
      this.audit.record(tx, { actor: { id, role }, action: 'requests.listed', subject, details }),
    )
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      rows: shown,
      nextCursor: last ? writeTimeCursor(list, { at: last.position, id: last.id }) : null,
      total: { count, more: false },
    }
  }

  /** One request, recorded as read. @throws NotFoundError, also for one's own */
  async open({ memberId, role }: Session, id: string): Promise<ModeratorRequestDetail> {
    const request = await this.find(memberId, id)
    const subject = { kind: 'member', id: request.member.id } as const
    const details = { requestId: id, kind: request.kind }
    const entry = { action: 'request.read', subject, details } as const
    await this.em.transactional((tx) => this.audit.record(tx, { actor: { id: memberId, role }, ...entry }))
    return request
  }

  /** @throws NotFoundError, also for one's own */
  async find(viewerId: string, id: string): Promise<ModeratorRequestDetail> {
    const request = await this.visible(viewerId)
      .leftJoin('accounts as decider', 'decider.member_id', 'request.decided_by')
      .leftJoin('accounts as answerer', 'answerer.member_id', 'request.answered_by')
      .select([
        sql<ModeratorRequestDetail['decidedBy']>`case when request.decided_by is not null then
          jsonb_build_object('id', request.decided_by, 'email', decider.email) end`.as('decidedBy'),
        sql<ModeratorRequestDetail['answeredBy']>`case when request.answered_by is not null then
          jsonb_build_object('id', request.answered_by, 'email', answerer.email) end`.as('answeredBy'),
      ])
      .where('request.id', '=', id)
      .where('request.member_id', '<>', viewerId)
      .executeTakeFirst()
    if (!request) throw new NotFoundError()
    return request
  }

  private visible(viewerId: string) {
    return queries(this.em)
      .selectFrom('member_requests as request')
      .leftJoin('accounts as member', 'member.member_id', 'request.member_id')
      .select([...requestColumns])
      .select([
        sql<ModeratorRequest['member']>`
          jsonb_build_object('id', request.member_id, 'name', member.name)`.as('member'),
        sql<boolean>`request.status = 'open' and request.decided_by is distinct from ${viewerId}::uuid`.as(
          'mayAnswer',
        ),
      ])
  }
}
