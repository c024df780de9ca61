import { useTranslation } from '@rafiq/platform/i18n'
import { PageColumn, Skeleton } from '@rafiq/ui'
import { useOpening } from './opening.ts'

/** A page before it is there: its first words, where the document brought them, or else its shape. */
export function PagePending() {
  const { t } = useTranslation('common')
  const opening = useOpening()
  return (
    <>
      <p role="status" className="sr-only">
        {t('words.loading')}
      </p>
      {opening ? <Kept element={opening} /> : <Shape />}
    </>
  )
}

const Kept = ({ element }: { element: Element }) => (
  <div aria-hidden="true" ref={(place) => place?.append(element)} />
)

const Shape = () => (
  <PageColumn>
    <div aria-hidden="true" className="max-w-text space-y-5">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-44 w-full rounded-card" />
    </div>
  </PageColumn>
)
