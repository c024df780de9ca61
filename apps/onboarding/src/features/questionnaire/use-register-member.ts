import { currentUserKey } from '@rafiq/contracts/accounts'
import {
  type Registration,
  type RegistrationResult,
  registrationChallengeSchema,
  registrationProofHeader,
  registrationResultSchema,
} from '@rafiq/contracts/members'
import { api, isApiError, linkTo, useLanguage } from '@rafiq/platform'
import { mutationOptions, useSingleMutation } from '@rafiq/platform/query'
import { useNavigate } from '@rafiq/platform/router'
import { useState } from 'react'
import { credentials } from '../../shared/credentials.ts'
import { matchingResult } from '../../shared/matching-result.ts'
import { clearRegisterValues } from '../../shared/register-values.ts'
import { resendWait } from '../../shared/resend-wait.ts'
import type { Answers } from './answers.ts'
import type { Draft } from './draft.ts'
import { toRegistration } from './payload.ts'
import { solveChallenge } from './solve-challenge.ts'

/** Creates the member, keeps the result for `/results`, and forgets what waited in session storage (spec §4). */
export function useRegisterMember(draft: Draft) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [solves, setSolves] = useState(false)
  const { mutateAsync, isPending } = useSingleMutation(createMember)
  const submit = async (answers: Answers) => {
    setSolves(false)
    const result = await mutateAsync({
      registration: toRegistration(answers, language),
      onChallenge: () => setSolves(true),
    })
    keepResult(result, answers.email)
    draft.clear()
    credentials.clear()
    clearRegisterValues()
    resendWait.start(Date.now())
    navigate(linkTo('results'), { replace: true })
  }
  return { submit, busy: isPending, solves: isPending && solves }
}

function keepResult(result: RegistrationResult, email: string) {
  matchingResult.write({ ...result, email, decision: null })
  try {
    localStorage.setItem(currentUserKey, result.user.id)
  } catch {
    // Full or refused: the member exists all the same, and nothing needs the id.
  }
}

type CreateMember = {
  registration: Registration
  /** The platform wants a proof of work first. */
  onChallenge: () => void
}

/** `POST /api/users/with-matching`: the profile and its first matches. From a busy address it takes a proof of work. */
const createMember = mutationOptions({
  mutationFn: async ({ registration, onChallenge }: CreateMember): Promise<RegistrationResult> => {
    try {
      return await register(registration)
    } catch (error) {
      if (!isApiError(error) || error.code !== 'proof-required') throw error
    }
    onChallenge()
    const challenge = await api.post(
      '/api/users/registration-challenge',
      undefined,
      registrationChallengeSchema,
    )
    const proof = await solveChallenge(challenge)
    return register(registration, { [registrationProofHeader]: JSON.stringify(proof) })
  },
})

const register = (registration: Registration, headers?: Record<string, string>) =>
  api.post('/api/users/with-matching', registration, registrationResultSchema, { headers })
