import { toFieldErrors } from '@rafiq/forms'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { errorDelay } from '../../shared/error-delay.ts'
import { isUnderAge } from './age.ts'
import type { Answers, Mode } from './answers.ts'
import { checkAnswers } from './check-answers.ts'
import { lastStep, questionsOf, stepOf } from './steps.ts'
import { useNewPhotoReading } from './use-photo.ts'
import { useSteps } from './use-steps.ts'
import { useSubmitAnswers } from './use-submit-answers.ts'
import { useSubmitToasts } from './use-submit-toasts.ts'

type QuestionnaireOptions = {
  mode: Mode
  start: Answers
  /** Called with every change, so that nothing is lost. */
  onChange: (answers: Answers) => void
  submit: (answers: Answers) => Promise<void>
}

/** The form over its five steps: what blocks Next, and where the main button leads (spec §4, §5). */
export function useQuestionnaire({ mode, start, onChange, submit }: QuestionnaireOptions) {
  const photo = useNewPhotoReading()
  const toasts = useSubmitToasts()
  const form = useForm<Answers>({
    defaultValues: start,
    mode: 'onTouched',
    delayError: errorDelay,
    resolver: async (answers) => {
      const problems = checkAnswers(answers, mode)
      return problems.size > 0
        ? { values: {}, errors: toFieldErrors<Answers>(problems) }
        : { values: answers, errors: {} }
    },
  })
  const { step, heading, goTo } = useSteps(form)
  const { submitAnswers, awaitsPhoto } = useSubmitAnswers({ mode, form, photo, toasts, goTo, submit })

  useEffect(() => {
    const watching = form.watch(() => {
      onChange(form.getValues())
      toasts.dropMended(() => checkAnswers(form.getValues(), mode))
    })
    return () => watching.unsubscribe()
  }, [form, onChange, toasts, mode])

  async function next() {
    const valid = await form.trigger(questionsOf(step, mode), { shouldFocus: true })
    if (valid) return goTo(step + 1)
    if (step === stepOf('age') && isUnderAge(form.getValues('age'))) toasts.showUnderAge()
  }

  return {
    form,
    step,
    heading,
    photo,
    awaitsPhoto,
    back: () => goTo(step - 1),
    forward: () => (step < lastStep ? next() : submitAnswers()),
  }
}
