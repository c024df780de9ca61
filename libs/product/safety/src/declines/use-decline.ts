import { api, errorText, isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useMutation, useQueryClient } from '@rafiq/platform/query'
import type { Person } from '../person.ts'
import { receivedContactsQuery } from './received-contacts.ts'

/** Their contact went, or got an outcome, in the meantime: there is nothing to decline any more. */
const isOver = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 409)

/** `PUT /api/users/connections/received/{userId}`: a kind no. */
export function useDecline({ id, name }: Person, { onSettled }: { onSettled: () => void }) {
  const { t } = useTranslation(['safety', 'common'])
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () =>
      api.put(`/api/users/connections/received/${encodeURIComponent(id)}`, { status: 'declined' }),
    onSuccess: () => {
      queries.setQueryData(receivedContactsQuery.queryKey, (received) =>
        received?.filter(({ userId }) => userId !== id),
      )
      toast({ title: t('safety:decline.done', { name }), description: t('safety:decline.doneText') })
    },
    onError: (problem) =>
      isOver(problem)
        ? toast({ title: t('safety:decline.over'), description: t('safety:decline.overText') })
        : toast({
            title: t('safety:decline.failed'),
            description: errorText(problem, t),
            tone: 'error',
          }),
    onSettled: () => {
      onSettled()
      for (const queryKey of [receivedContactsQuery.queryKey, ['/api/user/matches']]) {
        void queries.invalidateQueries({ queryKey })
      }
    },
  })
  return {
    busy: isPending,
    // What went wrong has been said above.
    decline: () => mutateAsync().catch(() => undefined),
  }
}
