import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ArrowBack, Button, ProgressBar } from '@rafiq/ui'
import type { FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Answers } from './answers.ts'
import { FormActions } from './form-actions.tsx'
import { bodyOf } from './step-bodies.ts'
import { StepHeader } from './step-header.tsx'
import { lastStep } from './steps.ts'
import { PhotoReadingProvider } from './use-photo.ts'
import { useQuestionnaire } from './use-questionnaire.ts'

export type QuestionnaireFormProps = {
  start: Answers
  busy: boolean
  /** The browser solves what a busy network has to before it registers. */
  solves: boolean
  onChange: (answers: Answers) => void
  submit: (answers: Answers) => Promise<void>
}

/** A new member's answers, one step at a time with its progress; Enter does what the main button does. */
export function QuestionnaireForm({ busy: submitting, solves, ...rest }: QuestionnaireFormProps) {
  const { t } = useTranslation('onboarding')
  const { form, step, heading, photo, awaitsPhoto, back, forward } = useQuestionnaire(rest)
  const busy = submitting || awaitsPhoto
  const Body = bodyOf(step)
  const go = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void forward()
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={go}>
        <StepProgress step={step} />
        <StepHeader step={step} headingRef={heading} />
        <div className="space-y-8">
          <PhotoReadingProvider value={photo}>
            <Body mode="create" />
          </PhotoReadingProvider>
        </div>
        <p role="status" className="mt-6 text-soft empty:hidden">
          {solves && t('questionnaire.checking')}
        </p>
        <FormActions>
          {step > 1 && (
            <Button variant="secondary" size="lg" icon={<ArrowBack />} onClick={back} disabled={busy}>
              {t('questionnaire.previous')}
            </Button>
          )}
          <Button
            type="submit"
            size="lg"
            className="grow basis-0"
            busy={busy}
            busyLabel={t('questionnaire.submitting')}
          >
            {t(step === lastStep ? 'questionnaire.submit' : 'questionnaire.next')}
          </Button>
        </FormActions>
      </form>
    </FormProvider>
  )
}

/** "2 of 5" and the percentage. */
function StepProgress({ step }: { step: number }) {
  const { t } = useTranslation('onboarding')
  const { percent, number } = useFormat()
  const share = (step / lastStep) * 100
  return (
    <ProgressBar
      value={share}
      label={t('questionnaire.stepOf', { step: number(step), total: number(lastStep) })}
      valueText={percent(share)}
    />
  )
}
