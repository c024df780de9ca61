import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'

const steps = ['profile', 'matches', 'contact'] as const

export function Steps() {
  const { t } = useTranslation('home')
  const { number } = useFormat()
  return (
    <section className="border-y border-line bg-raised">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
        <h2 className="text-2xl font-semibold">{t('home:stepsTitle')}</h2>
        <ol className="mt-8 grid gap-8 lg:grid-cols-3 lg:gap-10">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3 sm:gap-4 lg:flex-col">
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full border border-palm text-lg font-semibold text-palm tabular-nums"
              >
                {number(index + 1)}
              </span>
              <div>
                <h3 className="text-lg font-semibold">{t(`home:steps.${step}.title`)}</h3>
                <p className="mt-1.5 max-w-text text-soft">{t(`home:steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
