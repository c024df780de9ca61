import { currentUserKey, type RegistrationResult } from '@rafiq/contracts'
import { paths, useLanguage } from '@rafiq/platform'
import { useSingleMutation } from '@rafiq/platform/query'
import { useNavigate } from '@rafiq/platform/router'
import { credentials } from '../../shared/credentials.ts'
import { keptName } from '../../shared/kept-name.ts'
import { matchingResult } from '../../shared/matching-result.ts'
import { resendWait } from '../../shared/resend-wait.ts'
import type { Answers } from './answers.ts'
import { createMember } from './create-member.ts'
import type { Draft } from './draft.ts'
import { toRegistration } from './payload.ts'

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
    sessionStorage.removeItem(keptName('register'))
    resendWait.start(Date.now())
    navigate(paths.results, { replace: true })
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
