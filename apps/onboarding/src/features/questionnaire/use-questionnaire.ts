import { toFieldErrors } from '@rafiq/forms'
import { toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorDelay } from '../../shared/error-delay.ts'
import { isUnderAge } from './age.ts'
import type { AnswerName, Answers, Mode } from './answers.ts'
import { checkAnswers } from './check-answers.ts'
import { useNewPhotoReading } from './photo-reading.ts'
import { lastStep, missingAnswers, questionsOf, stepOf } from './steps.ts'
import { useSteps } from './use-steps.ts'
import { useSubmitFailure } from './use-submit-failure.ts'

type QuestionnaireOptions = {
  mode: Mode
  start: Answers
  /** Called with every change, so that nothing is lost. */
  onChange: (answers: Answers) => void
  submit: (answers: Answers) => Promise<void>
}

/** The form over its five steps: what blocks Next, what the final submit says, and where it leads (spec §4, §5). */
export function useQuestionnaire({ mode, start, onChange, submit }: QuestionnaireOptions) {
  const { t } = useTranslation('onboarding')
  const failure = useSubmitFailure(mode)
  const sending = useRef(false)
  const photo = useNewPhotoReading()
  const [awaitsPhoto, setAwaitsPhoto] = useState(false)
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

  useEffect(() => {
    const watching = form.watch(() => onChange(form.getValues()))
    return () => watching.unsubscribe()
  }, [form, onChange])

  const refuseAge = () =>
    toast({
      title: t('questionnaire.ageRestriction'),
      description: t('questionnaire.ageRestrictionText'),
      tone: 'error',
    })

  async function next() {
    const ok = await form.trigger(questionsOf(step, mode), { shouldFocus: true })
    if (ok) return goTo(step + 1)
    if (step === stepOf('age') && isUnderAge(form.getValues('age'))) refuseAge()
  }

  /** Shows the problems and leads to the first of them. */
  function show(problems: Iterable<readonly [AnswerName, string]>) {
    const all = [...problems]
    for (const [name, message] of all) form.setError(name, { type: 'rule', message })
    const first = all[0]?.[0]
    if (first) goTo(stepOf(first), first)
  }

  async function finish() {
    if (!(await photoIsRead())) return
    const answers = form.getValues()
    const problems = checkAnswers(answers, mode)
    const missing = missingAnswers(answers, mode)
    if (isUnderAge(answers.age)) refuseAge()
    else if (missing.length > 0) {
      const names = missing
        .map((name) => t(`questionnaire.fields.${name}`))
        .join(t('questionnaire.separator'))
      toast({
        title: t('questionnaire.incomplete'),
        description: t('questionnaire.incompleteFields', { fields: names }),
        tone: 'error',
      })
    }
    const inOrder = [...problems].sort(([one], [other]) => stepOf(one) - stepOf(other))
    if (inOrder.length > 0) return show(inOrder)
    await send(answers)
  }

  /** A photo that is still being read is part of what is sent; false where it turned out not to be readable. */
  async function photoIsRead() {
    if (photo.running === null) return true
    setAwaitsPhoto(true)
    const read = await photo.running
    setAwaitsPhoto(false)
    return read
  }

  async function send(answers: Answers) {
    if (sending.current) return
    sending.current = true
    try {
      await submit(answers)
    } catch (error) {
      show(failure(error, answers.email))
    } finally {
      sending.current = false
    }
  }

  return {
    form,
    step,
    heading,
    photo,
    /** A submit waits for the photo. */
    awaitsPhoto,
    back: () => goTo(step - 1),
    forward: () => (step < lastStep ? next() : finish()),
  }
}
