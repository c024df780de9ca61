import { type Habits, habitsSchema } from '@rafiq/contracts/habits'
import { api, errorText, isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQueryClient, useSingleMutation } from '@rafiq/platform/query'

const path = '/api/user/habits'

/** `GET /api/user/habits`: the caller's own card. */
export const habitsQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => api.get(path, habitsSchema, { signal }),
})

/** `PUT /api/user/habits`: the whole card. Its gates part or join people, so the matches that were read go with it. */
export function useSaveHabits() {
  const { t } = useTranslation(['account', 'common'])
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (card: Habits) => api.put(path, card, habitsSchema),
    onSuccess: (saved) => {
      queries.setQueryData(habitsQuery.queryKey, saved)
      void queries.resetQueries({ queryKey: ['/api/user/matches'] })
      toast({ title: t('habits.page.saved'), description: t('habits.page.savedText') })
    },
    onError: (error) => {
      // The session ended: the frame says so and leads to sign-in and back here.
      if (isApiError(error) && error.status === 401) return
      toast({ title: t('habits.page.failed'), description: errorText(error, t), tone: 'error' })
    },
  })
}
