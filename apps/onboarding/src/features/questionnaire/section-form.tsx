import { useTranslation } from '@rafiq/platform/i18n'
import { Button } from '@rafiq/ui'
import { type Ref, useState } from 'react'
import type { Answers } from './answers.ts'
import { StepForm } from './step-form.tsx'
import { questionsOf } from './steps.ts'
import { useAnswersForm } from './use-answers-form.ts'
import { useSubmitAnswers } from './use-submit-answers.ts'

const mode = 'edit'

type SectionFormProps = {
  section: number
  /** What to begin with: as it is saved, or as it was typed before. */
  load: () => Answers
  headingRef: Ref<HTMLHeadingElement>
  busy: boolean
  onChange: (answers: Answers) => void
  submit: (answers: Answers) => Promise<void>
  onCancel: () => void
}

/** One section of the profile, which is saved by itself. */
export function SectionForm({
  section,
  load,
  headingRef,
  busy: saving,
  onChange,
  submit,
  onCancel,
}: SectionFormProps) {
  const { t } = useTranslation(['onboarding', 'common'])
  const [start] = useState(load)
  const { form, photo, toasts } = useAnswersForm({ mode, start, onChange })
  const { submitAnswers, awaitsPhoto } = useSubmitAnswers({
    mode,
    asked: questionsOf(section, mode),
    form,
    photo,
    toasts,
    showAnswer: (answer) => form.setFocus(answer),
    submit,
  })
  const busy = saving || awaitsPhoto
  return (
    <StepForm
      form={form}
      photo={photo}
      step={section}
      mode={mode}
      headingRef={headingRef}
      busy={busy}
      label={t('questionnaire.save')}
      busyLabel={t('questionnaire.saving')}
      onSubmit={submitAnswers}
    >
      <Button variant="secondary" size="lg" onClick={onCancel} disabled={busy}>
        {t('common:words.cancel')}
      </Button>
    </StepForm>
  )
}
