import { api, errorText, isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { Button, type ButtonProps } from '@rafiq/ui'
import { sessionsQuery } from '../../shared/queries.ts'

const path = '/api/user/sessions'

type EndButtonProps = Pick<ButtonProps, 'aria-label' | 'children'> & {
  /** Of the session that it ends; all but this one without it. */
  id?: string
}

/** Ends sessions. Each button has a mutation of its own, so that two pressed after each other both count. */
export function EndButton({ id, ...rest }: EndButtonProps) {
  const { t } = useTranslation(['security', 'common'])
  const client = useQueryClient()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => api.delete<void>(id === undefined ? path : `${path}/${encodeURIComponent(id)}`),
    onSuccess: () => {
      const ended = id === undefined ? 'others' : 'one'
      toast({ title: t(`security:sessions.ended.${ended}`), tone: 'success' })
    },
    onError: (error) => {
      // Ended meanwhile: that is what was asked for.
      if (isApiError(error) && error.status === 404) return
      toast({ title: t('security:sessions.endFailed'), description: errorText(error, t), tone: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  return <Button {...rest} variant="secondary" busy={isPending} onClick={() => mutate()} />
}
