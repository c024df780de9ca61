import { useTranslation } from '@rafiq/platform/i18n'
import { Card, LoadingState, Skeleton } from '@rafiq/ui'

export function OverviewSkeleton() {
  const { t } = useTranslation('releases')
  return (
    <LoadingState label={t('overview.loading')}>
      <div className="space-y-4">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Card key={place} className="space-y-4">
            <Skeleton className="h-7 w-1/4" />
            <Skeleton className="h-3" />
            <Skeleton className="h-5 w-1/2" />
          </Card>
        ))}
      </div>
    </LoadingState>
  )
}
