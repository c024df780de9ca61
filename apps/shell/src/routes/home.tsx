import { PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Closing } from '../features/home/closing.tsx'
import { FeatureCards } from '../features/home/feature-cards.tsx'
import { Hero } from '../features/home/hero.tsx'
import { Steps } from '../features/home/steps.tsx'

/** One promise, one first action, and its proof (spec §2, Home). */
export function Home() {
  const { t } = useTranslation('shell')
  return (
    <>
      <PageTitle title={t('home.pageTitle')} />
      <Hero />
      <FeatureCards />
      <Steps />
      <Closing />
    </>
  )
}
