import type { PendingSignIn } from '@rafiq/contracts'
import { errorText, paths, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { useNavigate } from '@rafiq/platform/router'
import { useEffect, useRef } from 'react'
import { login, refusalOf } from './login.ts'
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
      const refusal = refusalOf(error)
      if (refusal === 'unverified') {
        toast({ title: t('login.unverified.title'), description: t('login.unverified.text'), tone: 'error' })
        redirect.current = setTimeout(() => navigate(paths.verifyEmail, { state: { email } }), redirectDelay)
      }
      if (refusal === 'other') {
        toast({ title: t('login.failed'), description: errorText(error, t), tone: 'error' })
      }
    },
  })
}
