import { useTranslation } from '@rafiq/platform/i18n'
import { HomeActions } from './home-actions.tsx'
import { Parapet } from './parapet.tsx'
import { SampleMatch } from './sample-match.tsx'

export function Hero() {
  const { t } = useTranslation('shell')
  return (
    <section className="relative bg-sunken">
      <div className="mx-auto grid max-w-page items-center gap-12 px-4 pt-10 pb-20 sm:px-6 sm:pt-16 sm:pb-28 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <div>
          <h1 className="max-w-form text-3xl font-semibold sm:text-4xl">{t('home.title')}</h1>
          <p className="mt-5 max-w-form text-lg leading-normal text-soft">{t('home.subtitle')}</p>
          <HomeActions className="mt-8" />
          <p className="mt-6 text-sm text-soft">{t('home.facts')}</p>
        </div>
        <SampleMatch />
      </div>
      <Parapet />
    </section>
  )
}
