import type { Watch, WatchWindow } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'
import { live } from './live.ts'

/** `GET /api/releases/watch`: how the versions of every remote do in browsers. */
export const watchQuery = (window: WatchWindow) =>
  queryOptions({
    ...live,
    queryKey: ['/api/releases/watch', window],
    queryFn: ({ signal }) => api.get<Watch>(`/api/releases/watch?window=${window}`, undefined, { signal }),
  })
