import type { Login, LoginResult } from '@rafiq/contracts'
import { api, isApiError } from '@rafiq/platform'

export const login = (credentials: Login) => api.post<LoginResult>('/api/auth/login', credentials)

/** How a refusal is shown: beside the field it is about, by leading to verification, or as a notification. */
export type LoginRefusal = 'email' | 'password' | 'both' | 'unverified' | 'other'

export function refusalOf(error: unknown): LoginRefusal {
  if (!isApiError(error)) return 'other'
  switch (error.code) {
    case 'user-not-found':
      return 'email'
    case 'invalid-password':
      return 'password'
    case 'credentials-required':
      return 'both'
    case 'email-not-verified':
      return 'unverified'
    default:
      return 'other'
  }
}
