import { api, errorText, isApiError, linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { mutationOptions, useSingleMutation } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { Button, ButtonLink, Callout, EmptyState } from '@rafiq/ui'

/** `POST /api/away-notices/unsubscribe?token=…`. */
const unsubscribe = mutationOptions({
  mutationFn: (token: string) =>
    api.post<void>(`/api/away-notices/unsubscribe?${new URLSearchParams({ token })}`, {}),
})

/** Asks whether to end the notices of a mail, whose link came here: following it alone ends nothing. */
export function UnsubscribePage({ token }: { token: string }) {
  const { t } = useTranslation(['account', 'common'])
  const { mutate, isPending, isSuccess, error } = useSingleMutation(unsubscribe)
  const broken = token === '' || (isApiError(error) && error.status === 400)
  if (isSuccess || broken) {
    const outcome = isSuccess ? 'done' : 'broken'
    return (
      <div role={isSuccess ? 'status' : 'alert'}>
        <EmptyState
          drawing={isSuccess ? 'letter' : 'lantern'}
          level={1}
          title={t(`unsubscribe.${outcome}`)}
          description={t(`unsubscribe.${outcome}Text`)}
          action={<AccountLink />}
        />
      </div>
    )
  }
  return (
    <>
      <EmptyState
        drawing="letter"
        level={1}
        title={t('unsubscribe.title')}
        description={t('unsubscribe.text')}
        action={
          <>
            <Button
              size="lg"
              busy={isPending}
              busyLabel={t('unsubscribe.busy')}
              onClick={() => mutate(token)}
            >
              {t('unsubscribe.button')}
            </Button>
            <AccountLink />
          </>
        }
      />
      {error && (
        <Callout role="alert" tone="danger" title={t('unsubscribe.failed')}>
          <p>{errorText(error, t)}</p>
        </Callout>
      )}
    </>
  )
}

function AccountLink() {
  const { t } = useTranslation('account')
  return (
    <ButtonLink asChild variant="quiet" size="lg">
      <Link to={linkTo('account')}>{t('unsubscribe.account')}</Link>
    </ButtonLink>
  )
}
