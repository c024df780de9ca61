import { type Habits, habitsSchema } from '@rafiq/contracts/habits'
import {
  api,
  errorText,
  isApiError,
  memberStorageName,
  type StoredValue,
  storedValue,
  toast,
} from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQueryClient, useSingleMutation } from '@rafiq/platform/query'

const path = '/api/user/habits'

/** `GET /api/user/habits`: the caller's own card. */
export const habitsQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => api.get(path, habitsSchema, { signal }),
})

/** What was changed on the card and is not saved yet. */
export const habitsDraft = (memberId: string) =>
  storedValue({ key: memberStorageName(memberId, 'habits'), shape: habitsSchema })

/** `PUT /api/user/habits`: the whole card. Its gates part or join people, so the matches that were read go with it. */
export function useSaveHabits(draft: StoredValue<Habits>) {
  const { t } = useTranslation(['account', 'common'])
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (card: Habits) => api.put(path, card, habitsSchema),
    onMutate: () => draft.read(),
    onSuccess: (saved, _card, sent) => {
      // What was changed meanwhile stays.
      if (draft.read() === sent) draft.clear()
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
