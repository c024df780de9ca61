import { api, errorText, isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { mutationOptions, useSingleMutation } from '@rafiq/platform/query'
import { useEffect, useState } from 'react'
import { resendWait, secondsLeft } from '../../shared/resend-wait.ts'

/** `POST /api/auth/resend-verification`: 202 whether or not there is such an account. */
const resendVerification = mutationOptions({
  mutationFn: (email: string) => api.post('/api/auth/resend-verification', { email }),
})

/** Sends another link, at most once a minute; the server's own `Retry-After` counts where it is longer. */
export function useResend(onSent: (email: string) => void) {
  const { t } = useTranslation(['onboarding', 'common'])
  const [until, setUntil] = useState(resendWait.until)
  const wait = useSecondsLeft(until)
  const { mutate, isPending } = useSingleMutation(resendVerification)
  const resend = (email: string) => {
    if (wait > 0) return
    mutate(email, {
      onSuccess: () => {
        setUntil(resendWait.start(Date.now()))
        onSent(email)
        toast({ title: t('verify.resent'), description: t('verify.resentText'), tone: 'success' })
      },
      onError: (error) => {
        if (isApiError(error) && error.retryAfter) setUntil(resendWait.start(Date.now(), error.retryAfter))
        toast({ title: t('verify.resendFailed'), description: errorText(error, t), tone: 'error' })
      },
    })
  }
  return { resend, wait, busy: isPending }
}

/** Counts down to a moment (epoch milliseconds), once a second, and stops there. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  const left = secondsLeft(until, now)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return left
}
