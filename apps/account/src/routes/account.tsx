import { errorText, usePage, useProfile, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ErrorState, PageHeader } from '@rafiq/ui'
import { AccountSkeleton } from '../features/overview/account-skeleton.tsx'
import { AccessDenied } from '../shared/access-denied.tsx'
import { AccountSections } from './account-sections.tsx'

/** `/account` (spec §2). The shell's guard sends visitors to sign-in; without a profile there is the spec's panel. */
export function Component() {
  const { t } = useTranslation(['account', 'common'])
  const { signedIn } = useSession()
  const { data: profile, error, isFetching, refetch } = useProfile()
  usePage({ title: t('page.title') })
  if (!signedIn || profile === null) return <AccessDenied />
  return (
    <>
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      {profile ? (
        <AccountSections profile={profile} />
      ) : error ? (
        <ErrorState
          title={t('page.failed')}
          description={t('page.failedHint', { reason: errorText(error, t) })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}
