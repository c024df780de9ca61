import { errorText, isApiError, isNetworkError, linkTo, toast, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useNavigate } from '@rafiq/platform/router'
import { useEffect, useRef } from 'react'
import { credentials } from '../../shared/credentials.ts'
import type { AnswerName, Mode } from './answers.ts'
import { ProofError } from './solve-challenge.ts'
import { submitProblem } from './submit-problem.ts'

/** Milliseconds until a redirect after an error (spec §9). */
const redirectAfter = 2000

/** Says why a submit was refused (spec §8) and gives the answers that the server refused. */
export function useSubmitFailure(mode: Mode) {
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
