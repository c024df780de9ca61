import { useTranslation } from '@rafiq/platform/i18n'
import { PageColumn, Skeleton } from '@rafiq/ui'

/** The shape of a page before it is there. */
export function PagePending() {
  const { t } = useTranslation('common')
  return (
    <PageColumn>
      <p role="status" className="sr-only">
        {t('words.loading')}
      </p>
      <div aria-hidden="true" className="max-w-text space-y-5">
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-44 w-full rounded-card" />
      </div>
    </PageColumn>
  )
}
