import { errorText, isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { useState } from 'react'
import { resendWait } from '../../shared/resend-wait.ts'
import { resendVerification } from './resend-request.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

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
