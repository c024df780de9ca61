import { type Habits, habitsSchema } from '@rafiq/contracts/habits'
import { api } from '@rafiq/platform'
import { queryOptions, useQueryClient, useSingleMutation } from '@rafiq/platform/query'

const path = '/api/user/habits'

/** `GET /api/user/habits`: the caller's own card. */
export const habitsQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => api.get(path, habitsSchema, { signal }),
})

/** `PUT /api/user/habits`: the whole card. Its gates part or join people, so the matches that were read go with it. */
export function useSaveHabits() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (card: Habits) => api.put(path, card, habitsSchema),
    onSuccess: (saved) => {
      queries.setQueryData(habitsQuery.queryKey, saved)
      void queries.resetQueries({ queryKey: ['/api/user/matches'] })
    },
  })
}
