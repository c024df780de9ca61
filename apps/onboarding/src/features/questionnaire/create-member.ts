import { type Registration, registrationResultSchema } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { mutationOptions } from '@rafiq/platform/query'

/** `POST /api/users/with-matching`: the profile and its first matches. */
export const createMember = mutationOptions({
  mutationFn: (registration: Registration) =>
    api.post('/api/users/with-matching', registration, registrationResultSchema),
})
