import { useTranslation } from '@rafiq/platform/i18n'
import type { Ref } from 'react'

/** A step's heading, which takes the focus when the step changes, and what it is for. */
export function StepHeader({ step, headingRef }: { step: number; headingRef: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('onboarding')
  return (
    <header className="mt-8 mb-6">
      <h1 ref={headingRef} tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
        {t(`questionnaire.steps.${step}.title`)}
      </h1>
      <p className="mt-2 text-soft">{t(`questionnaire.steps.${step}.lead`)}</p>
    </header>
  )
}
