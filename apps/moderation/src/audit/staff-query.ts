import type { ModeratorUser } from '@rafiq/contracts'
import { queryOptions } from '@rafiq/platform/query'
import { readPage } from '../shared/read-page.ts'

const roles = ['moderator', 'admin'] as const

/** `GET /api/moderator/users` by role: the team, by e-mail. */
export const staffQuery = queryOptions({
  queryKey: ['/api/moderator/users', 'team'],
  queryFn: async ({ signal }) => {
    const pages = await Promise.all(
      roles.map((role) =>
        readPage<ModeratorUser>(`/api/moderator/users?role=${role}&sort=email&order=asc`, signal),
      ),
    )
    return pages.flatMap(({ items }) => items)
  },
})
