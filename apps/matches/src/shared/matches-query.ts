import { matchesSchema } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/user/matches`: best first. */
export const matchesQuery = queryOptions({
  queryKey: ['/api/user/matches'],
  queryFn: ({ signal }) => api.get('/api/user/matches', matchesSchema, { signal }),
})
