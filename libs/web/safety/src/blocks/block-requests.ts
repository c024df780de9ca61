import { api } from '@rafiq/platform'

const pathOf = (memberId: string) => `/api/user/blocks/${encodeURIComponent(memberId)}`

/** `PUT /api/user/blocks/{memberId}`; 404 where the two have never met here. */
export const putBlock = (memberId: string) => api.put<void>(pathOf(memberId), undefined)

/** `DELETE /api/user/blocks/{memberId}`; harmless where there is none. */
export const deleteBlock = (memberId: string) => api.delete<void>(pathOf(memberId))
