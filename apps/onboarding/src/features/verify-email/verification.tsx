import { api, isApiError, linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, LoadingState, ReadError } from '@rafiq/ui'
import { InvalidLink } from '../../shared/invalid-link.tsx'
import { ResendForm } from './resend-form.tsx'

/**
 * `POST /api/auth/verify-email`. A link works once, so the call is cached by its token: a page that renders twice
 * asks once and keeps the first answer.
 */
const verifyEmail = (token: string) =>
  queryOptions({
    queryKey: ['/api/auth/verify-email', token],
    queryFn: async () => {
      await api.post('/api/auth/verify-email', { token })
      return true
    },
  })

/** With the link's token: verifies it and says what happened. */
export function Verification({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation(['onboarding', 'common'])
  const read = useQuery(verifyEmail(token))
  const { isPending, error } = read
  if (isPending) return <LoadingState label={t('verify.working')} />
  if (error === null) return <Verified />
  const refused = isApiError(error) && error.status === 400
  if (refused) return <Expired email={email} />
  return <ReadError level={1} title={t('verify.failedTitle')} read={read} />
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
            <Link to={linkTo('login')}>{t('verify.login')}</Link>
          </ButtonLink>
        }
      />
    </div>
  )
}

function Expired({ email }: { email: string }) {
  const { t } = useTranslation('onboarding')
  return (
    <InvalidLink
      title={t('verify.expiredTitle')}
      description={t('verify.expiredText')}
      again={t('verify.resendTitle')}
    >
      <ResendForm email={email} onSent={() => undefined} />
    </InvalidLink>
  )
}
