import { useTranslation } from '@rafiq/platform/i18n'
import { LoadingState, Skeleton } from '@rafiq/ui'

/** Rows that are on their way. */
export function ListSkeleton() {
  const { t } = useTranslation('moderation')
  return (
    <LoadingState label={t('list.loading')}>
      <div className="space-y-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </LoadingState>
  )
}
