import { useTranslation } from '@rafiq/platform/i18n'
import { Card, LoadingState, Skeleton } from '@rafiq/ui'

/** The spec's loading text as the status, and the shape of the sections to come. */
export function AccountSkeleton() {
  const { t } = useTranslation('account')
  return (
    <LoadingState label={t('page.loading')}>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
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
