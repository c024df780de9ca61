import { toFieldErrors } from '@rafiq/forms'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { errorDelay } from '../../shared/error-delay.ts'
import type { Answers, Mode } from './answers.ts'
import { checkAnswers } from './payload.ts'
import { useNewPhotoReading } from './use-photo.ts'
import { useSubmitToasts } from './use-submit-toasts.ts'

type AnswersFormOptions = {
  mode: Mode
  start: Answers
  /** Called with every change, so that nothing is lost. */
  onChange: (answers: Answers) => void
}

/** The answers as they are typed, judged by the contract's rules (spec §5), with what is said of them. */
export function useAnswersForm({ mode, start, onChange }: AnswersFormOptions) {
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

  useEffect(() => {
    const watching = form.watch(() => {
      onChange(form.getValues())
      toasts.dropMended(() => checkAnswers(form.getValues(), mode))
    })
    return () => watching.unsubscribe()
  }, [form, onChange, toasts, mode])

  return { form, photo, toasts }
}
