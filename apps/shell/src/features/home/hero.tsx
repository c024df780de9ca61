import { useTranslation } from '@rafiq/platform/i18n'
import { useId } from 'react'
import { HomeActions } from '../../shared/home-actions.tsx'
import { SampleMatch } from './sample-match.tsx'

export function Hero() {
  const { t } = useTranslation('home')
  return (
    <section className="relative bg-sunken">
      <div className="mx-auto grid max-w-page grid-cols-1 items-center gap-12 px-4 pt-10 pb-20 sm:px-6 sm:pt-16 sm:pb-28 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <div>
          <h1 className="max-w-form text-3xl font-semibold sm:text-4xl">{t('home:title')}</h1>
          <p className="mt-5 max-w-form text-lg leading-normal text-soft">{t('home:subtitle')}</p>
          <HomeActions className="mt-8" />
          <p className="mt-6 text-sm text-soft">{t('home:facts')}</p>
        </div>
        <SampleMatch />
      </div>
      <Parapet />
    </section>
  )
}

/** The stepped top of a Najdi wall: where the evening ends and the page begins. Ornament only. */
function Parapet() {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="28"
      className="absolute inset-x-0 -bottom-px block text-page"
    >
      <defs>
        <pattern id={id} width="96" height="40" patternUnits="userSpaceOnUse">
          <path d="M0 40v-7h27v-7h6v-7h6v-7h5l4-8 4 8h5v7h6v7h6v7h27v7z" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="40" fill={`url(#${id})`} />
    </svg>
  )
}
