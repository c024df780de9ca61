import { errorText, isApiError, paths } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Card, EmptyState, ErrorState, LoadingState } from '@rafiq/ui'
import { ResendForm } from './resend-form.tsx'
import { verifyEmail } from './verify-email-request.ts'

/** With the link's token: verifies it and says what happened. */
export function Verification({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation(['onboarding', 'common'])
  const { isPending, error, isFetching, refetch } = useQuery(verifyEmail(token))
  if (isPending) return <LoadingState label={t('verify.working')} />
  if (error === null) return <Verified />
  const refused = isApiError(error) && error.status === 400
  if (refused) return <Expired email={email} />
  return (
    <ErrorState
      level={1}
      title={t('verify.failedTitle')}
      description={errorText(error, t)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function Verified() {
  const { t } = useTranslation('onboarding')
  return (
    <div role="status">
      <EmptyState
        drawing="key"
        level={1}
        title={t('verify.doneTitle')}
        description={t('verify.doneText')}
        action={
          <ButtonLink asChild size="lg">
            <Link to={paths.login}>{t('verify.login')}</Link>
          </ButtonLink>
        }
      />
    </div>
  )
}

function Expired({ email }: { email: string }) {
  const { t } = useTranslation('onboarding')
  return (
    <>
      <div role="alert">
        <EmptyState
          drawing="lantern"
          level={1}
          title={t('verify.expiredTitle')}
          description={t('verify.expiredText')}
          action={
            <ButtonLink asChild variant="quiet">
              <Link to={paths.login}>{t('verify.login')}</Link>
            </ButtonLink>
          }
        />
      </div>
      <Card as="section" aria-labelledby="resend-title" className="space-y-4">
        <h2 id="resend-title" className="text-xl font-semibold">
          {t('verify.resendTitle')}
        </h2>
        <ResendForm email={email} onSent={() => undefined} />
      </Card>
    </>
  )
}
