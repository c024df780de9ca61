import type { BlockedMember } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/user/blocks`: whom the member has blocked, newest first. */
export const blocksQuery = queryOptions({
  queryKey: ['/api/user/blocks'],
  queryFn: ({ signal }) => api.get<BlockedMember[]>('/api/user/blocks', undefined, { signal }),
})
