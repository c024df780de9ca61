import { type MemberLedger } from '@rafiq/contracts/members'
import { moderatorHeaders, type StaffAccess } from '@rafiq/contracts/moderation'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** Read anew for each look, and not kept after it. */
const unkept = { staleTime: 0, gcTime: 0 } as const

/** `GET /api/user/ledger`: how many members saw what on which day, and every answer to the consent question. */
export const ledgerQuery = queryOptions({
  queryKey: ['/api/user/ledger'],
  queryFn: ({ signal }) => api.get<MemberLedger>('/api/user/ledger', undefined, { signal }),
  ...unkept,
})

const accessesPath = '/api/user/staff-accesses'

/** `GET /api/user/staff-accesses`: a page of what the team saw and did. @param cursor null: the first one */
export const accessesQuery = (cursor: string | null) => {
  const path = cursor === null ? accessesPath : `${accessesPath}?cursor=${encodeURIComponent(cursor)}`
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const { value, headers } = await api.getWithHeaders<StaffAccess[]>(path, undefined, { signal })
      return { accesses: value, nextCursor: headers.get(moderatorHeaders.nextCursor) }
    },
    ...unkept,
  })
}
