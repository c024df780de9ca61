import type { Notice } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** `GET /api/user/notices`: what staff told the member, newest first. */
export const noticesQuery = queryOptions({
  queryKey: ['/api/user/notices'],
  queryFn: ({ signal }) => api.get<Notice[]>('/api/user/notices', undefined, { signal }),
})

/** `POST /api/user/notices/{id}/read`. */
export const markRead = (id: string) => api.post<void>(`/api/user/notices/${encodeURIComponent(id)}/read`)
