import { useTranslation } from '@rafiq/platform/i18n'
import { Card, LoadingState, Skeleton } from '@rafiq/ui'

const rows = ['first', 'second', 'third', 'fourth']

/** The queue while it is on its way. */
export function QueueSkeleton() {
  const { t } = useTranslation('moderation')
  return (
    <LoadingState label={t('reports.loading')}>
      <Card flush className="divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="space-y-2 p-5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        ))}
      </Card>
    </LoadingState>
  )
}
