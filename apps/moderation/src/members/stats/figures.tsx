import { useTranslation } from '@rafiq/platform/i18n'
import { Button, ChevronDown, Skeleton } from '@rafiq/ui'
import { lazy, Suspense, useId, useState } from 'react'
import { StatCards } from './stat-cards.tsx'

const OverTime = lazy(() => import(/* webpackChunkName: "over-time" */ '../charts/over-time.tsx'))

/** The four figures as they are, and how they came about for whoever asks. */
export function Figures() {
  const { t } = useTranslation('moderation')
  const [open, setOpen] = useState(false)
  const chartsId = useId()
  return (
    <div className="space-y-3">
      <StatCards />
      <Button
        variant="quiet"
        className="-ms-3 px-3"
        aria-expanded={open}
        aria-controls={chartsId}
        onClick={() => setOpen(!open)}
        icon={
          <ChevronDown aria-hidden="true" className={`transition-transform ${open ? 'rotate-180' : ''}`} />
        }
      >
        {t(open ? 'charts.hide' : 'charts.show')}
      </Button>
      <div id={chartsId}>
        {open && (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <OverTime />
          </Suspense>
        )}
      </div>
    </div>
  )
}
