import { currentUserKey } from '@rafiq/contracts/accounts'
import {
  type Registration,
  type RegistrationResult,
  registrationResultSchema,
} from '@rafiq/contracts/members'
import { api, linkTo, useLanguage } from '@rafiq/platform'
import { mutationOptions, useSingleMutation } from '@rafiq/platform/query'
import { useNavigate } from '@rafiq/platform/router'
import { credentials } from '../../shared/credentials.ts'
import { matchingResult } from '../../shared/matching-result.ts'
import { clearRegisterValues } from '../../shared/register-values.ts'
import { resendWait } from '../../shared/resend-wait.ts'
import type { Answers } from './answers.ts'
import type { Draft } from './draft.ts'
import { toRegistration } from './payload.ts'

/** `POST /api/users/with-matching`: the profile and its first matches. */
const createMember = mutationOptions({
  mutationFn: (registration: Registration) =>
    api.post('/api/users/with-matching', registration, registrationResultSchema),
})

/** Creates the member, keeps the result for `/results`, and forgets what waited in session storage (spec §4). */
export function useRegisterMember(draft: Draft) {
  const language = useLanguage()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useSingleMutation(createMember)
  const submit = async (answers: Answers) => {
    const result = await mutateAsync(toRegistration(answers, language))
    keepResult(result, answers.email)
    draft.clear()
    credentials.clear()
    clearRegisterValues()
    resendWait.start(Date.now())
    navigate(linkTo('results'), { replace: true })
  }
  return { submit, busy: isPending }
}

function keepResult(result: RegistrationResult, email: string) {
  matchingResult.write({ ...result, email, decision: null })
  try {
    localStorage.setItem(currentUserKey, result.user.id)
  } catch {
    // Full or refused: the member exists all the same, and nothing needs the id.
  }
}
