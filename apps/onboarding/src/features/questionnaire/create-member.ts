import {
  type Registration,
  type RegistrationResult,
  registrationChallengeSchema,
  registrationProofHeader,
  registrationResultSchema,
} from '@rafiq/contracts/members'
import { api, isApiError } from '@rafiq/platform'
import { mutationOptions } from '@rafiq/platform/query'
import { solveChallenge } from './solve-challenge.ts'

type CreateMember = {
  registration: Registration
  /** The platform wants a proof of work first. */
  onChallenge: () => void
}

/** `POST /api/users/with-matching`: the profile and its first matches. From a busy address it takes a proof of work. */
export const createMember = mutationOptions({
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
