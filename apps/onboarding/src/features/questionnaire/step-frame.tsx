import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ProgressBar } from '@rafiq/ui'
import type { ReactNode, Ref } from 'react'
import { lastStep } from './steps.ts'

/** "2 of 5", the percentage and the step's heading, which takes the focus when the step changes. */
export function StepFrame({
  step,
  headingRef,
  children,
}: {
  step: number
  headingRef: Ref<HTMLHeadingElement>
  children: ReactNode
}) {
  const { t } = useTranslation('onboarding')
  const { percent, number } = useFormat()
  const share = (step / lastStep) * 100
  return (
    <>
      <ProgressBar
        value={share}
        label={t('questionnaire.stepOf', { step: number(step), total: number(lastStep) })}
        valueText={percent(share)}
      />
      <header className="mt-8 mb-6">
        <h1 ref={headingRef} tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
          {t(`questionnaire.steps.${step}.title`)}
        </h1>
        <p className="mt-2 text-soft">{t(`questionnaire.steps.${step}.lead`)}</p>
      </header>
      {children}
    </>
  )
}
