import { useTranslation } from '@rafiq/platform/i18n'
import { useLocation } from '@rafiq/platform/router'
import { PageColumn, Skeleton } from '@rafiq/ui'

/** A page before it is there: its first words, where the document brought them, or else its shape. */
export function PagePending() {
  const { t } = useTranslation('common')
  const kept = useInitialFrame()
  return (
    <>
      <p role="status" className="sr-only">
        {t('words.loading')}
      </p>
      {kept ? <Kept element={kept} /> : <Shape />}
    </>
  )
}

/** Hidden from screen readers or not, as it was in the document: it may hold links. */
const Kept = ({ element }: { element: Element }) => <div ref={(place) => place?.append(element)} />

const Shape = () => (
  <PageColumn>
    <div aria-hidden="true" className="max-w-text space-y-5">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-44 w-full rounded-card" />
    </div>
  </PageColumn>
)

/** The page's first words as the document brought them, and the address that they are of. */
let kept: { element: Element; pathname: string } | null = null

/** Before the document's frame makes way. */
export function keepInitialFrame() {
  const element = document.querySelector('#root [data-initial-frame]')
  kept = element && { element, pathname: location.pathname }
}

/** They stay in view until their page is there: the very same element, so that nothing is painted twice. */
function useInitialFrame(): Element | null {
  const { pathname } = useLocation()
  return kept?.pathname === pathname ? kept.element : null
}
