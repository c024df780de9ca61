import { loginPath, paths, useProfile } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link, Navigate, useLocation } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, ErrorState, LoadingState, Skeleton } from '@rafiq/ui'
import { EditProfile } from './edit-profile.tsx'

/** Reads the profile that is to be edited, with its loading, error and staff states. */
export function ProfileLoader() {
  const { t } = useTranslation(['onboarding', 'common'])
  const { pathname, search } = useLocation()
  const { data: profile, isPending, isFetching, refetch } = useProfile()
  if (isPending) {
    return (
      <LoadingState label={t('questionnaire.loading')}>
        <div className="space-y-6">
          <Skeleton className="h-8" />
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </div>
      </LoadingState>
    )
  }
  if (profile === undefined) {
    return (
      <ErrorState
        level={1}
        title={t('questionnaire.loadFailed')}
        description={t('questionnaire.loadFailedHint')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (profile === null) return <Navigate to={loginPath(pathname + search)} replace />
  if (profile.hasApartment !== null) return <EditProfile profile={profile} />
  return (
    <EmptyState
      level={1}
      title={t('questionnaire.noProfile')}
      description={t('questionnaire.noProfileHint')}
      action={
        <ButtonLink asChild variant="secondary">
          <Link to={paths.home}>{t('common:words.goHome')}</Link>
        </ButtonLink>
      }
    />
  )
}
