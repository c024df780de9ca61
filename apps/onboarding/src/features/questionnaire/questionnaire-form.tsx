import { useTranslation } from '@rafiq/platform/i18n'
import { ArrowBack, Button } from '@rafiq/ui'
import type { FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Answers, Mode } from './answers.ts'
import { StepAbout } from './step-about.tsx'
import { StepAccount } from './step-account.tsx'
import { StepBudget } from './step-budget.tsx'
import { StepFrame } from './step-frame.tsx'
import { StepLiving } from './step-living.tsx'
import { StepPlace } from './step-place.tsx'
import { lastStep } from './steps.ts'
import { PhotoReadingProvider } from './use-photo.ts'
import { useQuestionnaire } from './use-questionnaire.ts'

export type QuestionnaireFormProps = {
  mode: Mode
  start: Answers
  busy: boolean
  onChange: (answers: Answers) => void
  submit: (answers: Answers) => Promise<void>
}

const bodies = [StepAccount, StepAbout, StepBudget, StepPlace, StepLiving]

/** One step at a time with its progress; Enter does what the main button does. */
export function QuestionnaireForm({ mode, busy: submitting, ...rest }: QuestionnaireFormProps) {
  const { form, step, heading, photo, awaitsPhoto, back, forward } = useQuestionnaire({ mode, ...rest })
  const busy = submitting || awaitsPhoto
  const Body = bodies[step - 1] ?? StepAccount
  const go = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void forward()
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={go}>
        <StepFrame step={step} headingRef={heading}>
          <div className="space-y-8">
            <PhotoReadingProvider value={photo}>
              <Body mode={mode} />
            </PhotoReadingProvider>
          </div>
          <StepActions mode={mode} step={step} busy={busy} onBack={back} />
        </StepFrame>
      </form>
    </FormProvider>
  )
}

type StepActionsProps = { mode: Mode; step: number; busy: boolean; onBack: () => void }

/** Within the thumb's reach on a phone. */
function StepActions({ mode, step, busy, onBack }: StepActionsProps) {
  const { t } = useTranslation('onboarding')
  const final = step === lastStep
  const label = mode === 'edit' ? 'questionnaire.save' : 'questionnaire.submit'
  const busyLabel = mode === 'edit' ? 'questionnaire.saving' : 'questionnaire.submitting'
  return (
    <div
      data-bottom-actions
      className="sticky bottom-(--frame-bottom,0px) z-10 -mx-4 mt-10 flex gap-3 border-t border-line bg-page px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:px-0 sm:pt-6"
    >
      {step > 1 && (
        <Button variant="secondary" size="lg" icon={<ArrowBack />} onClick={onBack} disabled={busy}>
          {t('questionnaire.previous')}
        </Button>
      )}
      <Button type="submit" size="lg" className="grow" busy={busy} busyLabel={t(busyLabel)}>
        {t(final ? label : 'questionnaire.next')}
      </Button>
    </div>
  )
}
