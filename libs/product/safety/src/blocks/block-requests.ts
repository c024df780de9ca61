import type { BlockedMember } from '@rafiq/contracts/connections'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

const pathOf = (memberId: string) => `/api/user/blocks/${encodeURIComponent(memberId)}`

/** `PUT /api/user/blocks/{memberId}`; 404 where the two have never met here. */
export const putBlock = (memberId: string) => api.put<void>(pathOf(memberId), undefined)

/** `DELETE /api/user/blocks/{memberId}`; harmless where there is none. */
export const deleteBlock = (memberId: string) => api.delete<void>(pathOf(memberId))

/** `GET /api/user/blocks`: whom the member has blocked, newest first. */
export const blocksQuery = queryOptions({
  queryKey: ['/api/user/blocks'],
  queryFn: ({ signal }) => api.get<BlockedMember[]>('/api/user/blocks', undefined, { signal }),
})
