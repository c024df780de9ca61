import { PageTitle, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { PageColumn, Skeleton } from '@rafiq/ui'
import { Suspense } from 'react'
import { Closing } from '../features/home/closing.tsx'
import { FeatureCards } from '../features/home/feature-cards.tsx'
import { Hero } from '../features/home/hero.tsx'
import { Steps } from '../features/home/steps.tsx'
import '../features/home/texts.ts'
import { lazyPart } from '../shared/lazy-part.ts'

const dashboard = lazyPart(
  () => import(/* webpackChunkName: "dashboard" */ '../features/dashboard/dashboard.tsx'),
)

/** For visitors the promise and its proof (spec §2, Home); for members what is new. */
export function Component() {
  const { signedIn } = useSession()
  if (!signedIn) return <Advertisement />
  const Dashboard = dashboard()
  return (
    <Suspense fallback={<DashboardShape />}>
      <Dashboard />
    </Suspense>
  )
}

/** As the document begins for who is signed in. */
const DashboardShape = () => (
  <PageColumn>
    <div aria-hidden="true" className="max-w-text space-y-5">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-44 rounded-card" />
    </div>
  </PageColumn>
)

/** One promise, one first action, and its proof. */
function Advertisement() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageTitle title={t('home:pageTitle')} />
      <Hero />
      <FeatureCards />
      <Steps />
      <Closing />
    </>
  )
}
