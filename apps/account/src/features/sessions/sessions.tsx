import { api, errorText, isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery, useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { Button, focusHandover, Section } from '@rafiq/ui'
import { ListState } from '../../shared/lists.tsx'
import { sessionsQuery } from '../../shared/queries.ts'
import { SessionItem } from './session-item.tsx'

const path = '/api/user/sessions'

/** Once all others are ended, so is the way to do that. */
const toHeading = focusHandover()

/** Where the account is signed in; ends one of them, or all but this one. */
export function Sessions() {
  const { t } = useTranslation(['security', 'common'])
  const client = useQueryClient()
  const read = useQuery(sessionsQuery)
  const { mutate, isPending, variables } = useSingleMutation({
    mutationFn: (id: string | null) =>
      api.delete<void>(id === null ? path : `${path}/${encodeURIComponent(id)}`),
    onSuccess: (_, id) => {
      const one = id === null ? 'others' : 'one'
      toast({ title: t(`security:sessions.ended.${one}`), tone: 'success' })
    },
    onError: (error) => {
      // Ended meanwhile: that is what was asked for.
      if (isApiError(error) && error.status === 404) return
      toast({ title: t('security:sessions.endFailed'), description: errorText(error, t), tone: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const ending = (id: string | null) => isPending && variables === id
  return (
    <Section title={t('security:sessions.title')} lead={t('security:sessions.lead')}>
      <ListState
        read={read}
        loading={t('security:sessions.loading')}
        failed={t('security:sessions.failed')}
        empty={null}
      >
        {(sessions) => (
          <>
            <ul className="divide-y divide-line">
              {sessions.map((session) => (
                <SessionItem
                  key={session.id}
                  session={session}
                  busy={ending(session.id)}
                  onEnd={() => mutate(session.id)}
                />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <Button
                ref={toHeading}
                variant="secondary"
                className="mt-5"
                busy={ending(null)}
                onClick={() => mutate(null)}
              >
                {t('security:sessions.endOthers')}
              </Button>
            ) : (
              <p className="mt-4 text-sm text-soft">{t('security:sessions.alone')}</p>
            )}
          </>
        )}
      </ListState>
    </Section>
  )
}
