import {
  type AwayNotices,
  type AwayNoticesChange,
  awayNoticeKinds,
  awayNoticesSchema,
  changeAwayNotices,
  type NoticeWay,
} from '@rafiq/contracts/members'
import { api, errorText, useFaultToast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQueryClient, useSingleMutation } from '@rafiq/platform/query'

const path = '/api/user/away-notices'

/** `GET /api/user/away-notices`. */
export const awayNoticesQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => api.get(path, awayNoticesSchema, { signal }),
})

/** What a change puts back where it is refused: the same things as they were, and nothing else. */
const undoOf = (before: AwayNotices, { mail, push, quietHours }: AwayNoticesChange): AwayNoticesChange => ({
  mail: kindsOf(before.mail, mail),
  push: kindsOf(before.push, push),
  ...(quietHours !== undefined && { quietHours: before.quietHours }),
})

const kindsOf = (before: AwayNotices[NoticeWay], change: AwayNoticesChange[NoticeWay] = {}) =>
  Object.fromEntries(awayNoticeKinds.filter((kind) => kind in change).map((kind) => [kind, before[kind]]))

/**
 * `PATCH /api/user/away-notices`, one thing at a time: shown at once, and taken back where the server refuses. Each switch
 * has its own, so that two pressed after each other both count.
 */
export function useAwayNoticesChange() {
  const { t } = useTranslation(['account', 'common'])
  const queries = useQueryClient()
  const fault = useFaultToast()
  const { queryKey } = awayNoticesQuery
  const show = (change: AwayNoticesChange) =>
    queries.setQueryData(queryKey, (notices) => notices && changeAwayNotices(notices, change))
  return useSingleMutation({
    mutationFn: (change: AwayNoticesChange) => api.patch(path, change, awayNoticesSchema),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      show(change)
      return before && undoOf(before, change)
    },
    onSuccess: fault.mended,
    onError: (error, _change, undo) => {
      if (undo) show(undo)
      fault.tell({ title: t('away.failed'), description: errorText(error, t) })
    },
  })
}
