import { useShown } from '@rafiq/app-kit'
import { errorText, isApiError, isNetworkError, linkTo, toast, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useNavigate } from '@rafiq/platform/router'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { credentials } from '../../shared/credentials.ts'
import { isUnderAge } from './age.ts'
import type { AnswerName, Answers, Mode } from './answers.ts'
import { checkAnswers } from './payload.ts'
import { ProofError } from './solve-challenge.ts'
import { missingAnswers, stepOf } from './steps.ts'
import { submitProblem } from './submit-problem.ts'
import type { PhotoReading } from './use-photo.ts'
import type { SubmitToasts } from './use-submit-toasts.ts'

type SubmitOptions = {
  mode: Mode
  /** What the form asks: only that is checked, and marked where it is refused. */
  asked: readonly AnswerName[]
  form: UseFormReturn<Answers>
  photo: PhotoReading
  toasts: SubmitToasts
  showAnswer: (answer: AnswerName) => void
  submit: (answers: Answers) => Promise<void>
}

/** The button that sends: waits for the photo, checks what was asked, sends once, and shows what was refused. */
export function useSubmitAnswers({ mode, asked, form, photo, toasts, showAnswer, submit }: SubmitOptions) {
  const handleFailure = useSubmitFailure(mode)
  const sending = useRef(false)
  const [awaitsPhoto, setAwaitsPhoto] = useState(false)
  const shown = useShown(mode)

  /** False where the photo turned out not to be readable. */
  async function photoIsRead() {
    if (photo.running === null) return true
    setAwaitsPhoto(true)
    const read = await photo.running
    setAwaitsPhoto(false)
    return read
  }

  /** Marks the answers, in the order of the steps, and leads to the first of them. */
  function showProblems(problems: ReadonlyMap<AnswerName, string>) {
    const inOrder = [...problems].sort(([one], [other]) => stepOf(one) - stepOf(other))
    for (const [name, message] of inOrder) form.setError(name, { type: 'rule', message })
    const first = inOrder[0]?.[0]
    if (first) showAnswer(first)
  }

  async function send(answers: Answers) {
    if (sending.current) return
    sending.current = true
    try {
      await submit(answers)
    } catch (error) {
      showProblems(handleFailure(error, answers.email))
    } finally {
      sending.current = false
    }
  }

  async function submitAnswers() {
    // Nothing has been sent while the photo is read: whoever leaves then has given it up.
    if (!(await photoIsRead()) || shown.current === null) return
    const answers = form.getValues()
    const problems = new Map([...checkAnswers(answers, mode)].filter(([name]) => asked.includes(name)))
    const missing = missingAnswers(answers, asked)
    if (problems.has('age') && isUnderAge(answers.age)) toasts.showUnderAge()
    else if (missing.length > 0) toasts.showMissing(missing)
    if (problems.size > 0) return showProblems(problems)
    await send(answers)
  }

  return { submitAnswers, awaitsPhoto }
}

/** Milliseconds until a redirect after an error (spec §9). */
const redirectAfter = 2000

/** Says why a submit was refused (spec §8) and gives the answers that the server refused. */
function useSubmitFailure(mode: Mode) {
  const { t } = useTranslation(['onboarding', 'common'])
  const navigate = useNavigate()
  const format = useFormat()
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(redirect.current), [])

  /** With the day from which on the city may change again. */
  const errorDescription = (error: unknown): string => {
    if (error instanceof ProofError) return t('common:errors.proof-refused')
    const nextAt = isApiError(error) && error.code === 'city-changes' ? error.body?.nextAt : undefined
    if (!nextAt) return errorText(error, t)
    return t('questionnaire.cityFixed', { date: format.date(nextAt), time: format.time(nextAt) })
  }

  return (error: unknown, email: string): Map<AnswerName, string> => {
    const problem = submitProblem(error)
    if (problem.kind === 'account-exists') {
      toast({
        title: t('questionnaire.accountExists'),
        description: t('questionnaire.accountExistsText'),
        tone: 'error',
      })
      redirect.current = setTimeout(() => {
        // This way leads to no profile, so nothing else would erase the password (spec §4).
        credentials.clear()
        navigate(linkTo('verifyEmail'), { state: { email } })
      }, redirectAfter)
      return new Map()
    }
    // The session ended in the middle: the page says so and leads to sign-in and back.
    if (isApiError(error) && error.status === 401) return new Map()
    const known = isApiError(error) || isNetworkError(error) || error instanceof ProofError
    toast({
      title: t(mode === 'edit' ? 'questionnaire.saveFailed' : 'questionnaire.registrationFailed'),
      description: known ? errorDescription(error) : t('questionnaire.registrationFailedText'),
      tone: 'error',
    })
    return problem.kind === 'answers' ? problem.problems : new Map()
  }
}
