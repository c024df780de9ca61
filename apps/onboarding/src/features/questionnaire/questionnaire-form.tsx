import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ArrowBack, Button, ProgressBar } from '@rafiq/ui'
import type { Answers } from './answers.ts'
import { StepForm } from './step-form.tsx'
import { lastStep } from './steps.ts'
import { useQuestionnaire } from './use-questionnaire.ts'

export type QuestionnaireFormProps = {
  start: Answers
  busy: boolean
  /** The browser solves what a busy network has to before it registers. */
  solves: boolean
  onChange: (answers: Answers) => void
  submit: (answers: Answers) => Promise<void>
}

/** A new member's answers, one step at a time with its progress. */
export function QuestionnaireForm({ busy: submitting, solves, ...rest }: QuestionnaireFormProps) {
  const { t } = useTranslation('onboarding')
  const { form, step, heading, photo, awaitsPhoto, back, forward } = useQuestionnaire(rest)
  const busy = submitting || awaitsPhoto
  return (
    <StepForm
      form={form}
      photo={photo}
      step={step}
      mode="create"
      headingRef={heading}
      busy={busy}
      label={t(step === lastStep ? 'questionnaire.submit' : 'questionnaire.next')}
      busyLabel={t('questionnaire.submitting')}
      onSubmit={forward}
      progress={<StepProgress step={step} />}
      status={
        <p role="status" className="mt-6 text-soft empty:hidden">
          {solves && t('questionnaire.checking')}
        </p>
      }
    >
      {step > 1 && (
        <Button variant="secondary" size="lg" icon={<ArrowBack />} onClick={back} disabled={busy}>
          {t('questionnaire.previous')}
        </Button>
      )}
    </StepForm>
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
