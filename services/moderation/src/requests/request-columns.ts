import type { OwnRequest } from '@rafiq/contracts/moderation'
import { sql } from 'kysely'
import { iso } from '../support/times.ts'

/** A request's columns as the contracts have them, of the table as `request`. */
export const requestColumns = [
  'request.id',
  'request.kind',
  'request.status',
  'request.outcome',
  'request.words',
  'request.answer',
  iso(sql.ref('request.created_at')).as('at'),
  iso(sql.ref('request.due_at')).as('due'),
  iso<string | null>(sql.ref('request.closed_at')).as('closedAt'),
  sql<OwnRequest['against']>`case when request.against is not null then jsonb_build_object(
    'kind', request.against, 'noticeId', request.notice_id, 'template', request.template,
    'at', ${iso(sql.ref('request.decided_at'))}) end`.as('against'),
] as const
