import { useTranslation } from '@rafiq/platform/i18n'
import { Card, LoadingState, Skeleton } from '@rafiq/ui'

const places = ['one', 'two', 'three', 'four']

/** The spec's loading text as the status, and the shape of the cards to come. */
export function MatchSkeletons() {
  const { t } = useTranslation('matches')
  return (
    <LoadingState label={t('page.loading')}>
      <div className="grid gap-5 md:grid-cols-2">
        {places.map((place) => (
          <Card key={place} className="space-y-5">
            <div className="flex items-center justify-between gap-4">
              <div className="grow space-y-3">
                <Skeleton className="h-7 w-1/2" />
                <Skeleton className="h-5 w-2/3" />
              </div>
              <Skeleton className="size-19 rounded-full" />
            </div>
            <Skeleton className="h-24" />
            <Skeleton className="h-7 w-3/4" />
          </Card>
        ))}
      </div>
    </LoadingState>
  )
}
