import type { MatchMark } from '@rafiq/contracts/matching'
import { api, errorText, useFaultToast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useMutation, useQueryClient } from '@rafiq/platform/query'
import { changeCards, marksQuery, matchesQuery } from '../../shared/queries.ts'
import { showPutAside } from './put-aside-toast.ts'

type Marked = { id: string; name: string }
/** Null takes a mark back. */
type Marking = Marked & { mark: MatchMark['mark'] | null }

const pathOf = (id: string) => `/api/user/match-marks/${encodeURIComponent(id)}`

/**
 * `PUT` and `DELETE /api/user/match-marks/{memberId}`. Who is saved is marked in the list as it is; who is put aside goes
 * from it, with a way back at once.
 */
export function useMark() {
  const { t } = useTranslation(['matches', 'common'])
  const queries = useQueryClient()
  const fault = useFaultToast()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, mark }: Marking) =>
      mark === null ? api.delete(pathOf(id)) : api.put(pathOf(id), { mark }),
    onSuccess: async (_, { id, name, mark }) => {
      fault.mended()
      void queries.invalidateQueries({ queryKey: marksQuery.queryKey })
      await changeCards(queries, (cards) =>
        mark === 'not-for-me'
          ? cards.filter((card) => card.id !== id)
          : cards.map((card) => (card.id === id ? { ...card, saved: mark === 'saved' } : card)),
      )
      // Whoever was put aside may be among the matches again, at a place that the server knows.
      const isShown = queries.getQueryData(matchesQuery.queryKey)?.some((card) => card.id === id)
      if (mark === null && !isShown) void queries.invalidateQueries({ queryKey: matchesQuery.queryKey })
      if (mark === 'not-for-me') {
        const onPress = () => mutate({ id, name, mark: null })
        showPutAside({
          title: t('marks.putAside', { name }),
          description: t('marks.putAsideHint'),
          action: { label: t('marks.undo'), onPress },
        })
      }
    },
    onError: (problem) => fault.tell({ title: t('marks.failed'), description: errorText(problem, t) }),
  })
  return {
    busy: isPending,
    save: (marked: Marked, saved: boolean) => mutate({ ...marked, mark: saved ? 'saved' : null }),
    putAside: (marked: Marked) => mutate({ ...marked, mark: 'not-for-me' }),
    takeBack: (marked: Marked) => mutate({ ...marked, mark: null }),
  }
}
