import { useProfile } from '@rafiq/app-kit'
import { usePage, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Card, LoadingState, PageHeader, ReadError, Skeleton } from '@rafiq/ui'
import { AccessDenied } from '../shared/access-denied.tsx'
import { AccountSections } from './account-sections.tsx'

/** `/account` (spec §2). The shell's guard sends visitors to sign-in; without a profile there is the spec's panel. */
export function Component() {
  const { t } = useTranslation(['account', 'common'])
  const { signedIn } = useSession()
  const read = useProfile()
  const { data: profile, error } = read
  usePage({ title: t('page.title') })
  if (!signedIn || profile === null) return <AccessDenied />
  return (
    <>
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      {profile ? (
        <AccountSections profile={profile} />
      ) : error ? (
        <ReadError title={t('page.failed')} hint={(reason) => t('page.failedHint', { reason })} read={read} />
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}

/** The spec's loading text as the status, and the shape of the sections to come. */
function AccountSkeleton() {
  const { t } = useTranslation('account')
  return (
    <LoadingState label={t('page.loading')}>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-5">
          {['overview', 'privacy'].map((part) => (
            <Card key={part} className="space-y-4">
              <Skeleton className="h-7 w-1/3" />
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-5 w-1/2" />
            </Card>
          ))}
        </div>
        <Card className="space-y-4">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-40" />
          <Skeleton className="h-7 w-3/4" />
        </Card>
      </div>
    </LoadingState>
  )
}
