import type { AuditLogEntry } from '@rafiq/contracts/moderation'
import { queryOptions } from '@rafiq/platform/query'
import { readPage } from '../shared/read-page.ts'
import { type AuditSearch, auditQuery } from './audit-search.ts'

const api = '/api/moderator/audit'

const asked = (path: string, search: AuditSearch) => {
  const query = auditQuery(search)
  return query.size > 0 ? `${path}?${query}` : path
}

/** `GET /api/moderator/audit`: one page of the log, the newest first. The look itself is recorded. */
export const auditPageQuery = (search: AuditSearch) => {
  const path = asked(api, search)
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => readPage<AuditLogEntry>(path, signal),
    refetchOnMount: 'always',
  })
}

/** `GET /api/moderator/audit/export`: all that the filters find, as CSV. */
export const auditExportPath = (search: AuditSearch): string =>
  asked(`${api}/export`, { ...search, cursor: '' })
