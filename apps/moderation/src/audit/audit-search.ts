import { type AuditAction, auditActions } from '@rafiq/contracts/moderation'

/** What the audit page's address asks for; an empty text asks for nothing. Days are Riyadh's, `2026-11-21`. */
export interface AuditSearch {
  action: AuditAction | ''
  /** An id, or `system` for the platform itself. */
  actor: string
  subject: string
  from: string
  to: string
  cursor: string
}

const names = ['action', 'actor', 'subject', 'from', 'to', 'cursor'] as const
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const day = /^\d{4}-\d{2}-\d{2}$/

const only = (text: string, holds: boolean) => (holds ? text : '')
const isDay = (text: string) => day.test(text) && !Number.isNaN(Date.parse(text))

/** Reads an address; what is none of ours is left out, so that an old link shows more rather than an error. */
export function readAuditSearch(params: URLSearchParams): AuditSearch {
  const of = (name: (typeof names)[number]) => params.get(name) ?? ''
  return {
    action: auditActions.find((action) => action === of('action')) ?? '',
    actor: only(of('actor'), of('actor') === 'system' || uuid.test(of('actor'))),
    subject: only(of('subject'), uuid.test(of('subject'))),
    from: only(of('from'), isDay(of('from'))),
    to: only(of('to'), isDay(of('to'))),
    cursor: of('cursor'),
  }
}

/** The address of a page with these wishes; a changed wish starts at the first page. */
export function auditAddress(search: AuditSearch, change: Partial<AuditSearch> = {}): string {
  const next = { ...search, cursor: '', ...change }
  const params = new URLSearchParams(names.flatMap((name) => (next[name] ? [[name, next[name]]] : [])))
  return params.size > 0 ? `?${params}` : ''
}

const oneDay = 86_400_000
/** The beginning of a day in Riyadh, which has had the same offset all along. */
const startOf = (text: string) => Date.parse(`${text}T00:00:00.000+03:00`)

/** What the server is asked: days become moments, the last one included. */
export function auditQuery({ action, actor, subject, from, to, cursor }: AuditSearch): URLSearchParams {
  return new URLSearchParams([
    ...(action ? [['action', action]] : []),
    ...(actor ? [['actorId', actor]] : []),
    ...(subject ? [['subjectId', subject]] : []),
    ...(from ? [['from', new Date(startOf(from)).toISOString()]] : []),
    ...(to ? [['to', new Date(startOf(to) + oneDay).toISOString()]] : []),
    ...(cursor ? [['cursor', cursor]] : []),
  ])
}
