import type { Login, LoginResult, PendingSignIn } from '@rafiq/contracts/accounts'
import { api, errorText, isApiError, linkTo, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { useNavigate } from '@rafiq/platform/router'
import { useEffect, useRef } from 'react'
import { useSignedIn } from './use-signed-in.ts'

/** Redirects after an error wait this long, so that the notification can be read (spec §9); milliseconds. */
const redirectDelay = 2000

type LoginOptions = {
  success?: { title: string; description: string }
  /** The password was right, and something else is asked. */
  onPending?: (pending: PendingSignIn, email: string) => void
}

/** Signs in, and does what the spec's error table says when that fails (spec §8). */
export function useLogin({ success, onPending }: LoginOptions = {}) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const signedIn = useSignedIn(success)
  const redirect = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(redirect.current), [])

  return useSingleMutation({
    mutationFn: login,
    onSuccess: (result, { email }) => ('pending' in result ? onPending?.(result, email) : signedIn(result)),
    onError: (error, { email }) => {
      const rejection = loginProblem(error)
      if (rejection === 'unverified') {
        toast({ title: t('login.unverified.title'), description: t('login.unverified.text'), tone: 'error' })
        redirect.current = setTimeout(
          () => navigate(linkTo('verifyEmail'), { state: { email } }),
          redirectDelay,
        )
      }
      if (rejection === 'other') {
        toast({ title: t('login.failed'), description: errorText(error, t), tone: 'error' })
      }
    },
  })
}

const login = (credentials: Login) => api.post<LoginResult>('/api/auth/login', credentials)

/** How a rejection is shown: beside the field it is about, by leading to verification, or as a notification. */
export type LoginProblem = 'email' | 'password' | 'both' | 'unverified' | 'other'

export function loginProblem(error: unknown): LoginProblem {
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
