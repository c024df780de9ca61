import { errorText, paths, signIn, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { useLocation, useNavigate } from '@rafiq/platform/router'
import { afterLogin } from '@rafiq/platform/shell'
import { useEffect, useRef } from 'react'
import { login, refusalOf } from './login.ts'

/** Redirects after an error wait this long, so that the notification can be read (spec §9); milliseconds. */
const redirectDelay = 2000

/** Signs in, and does what the spec's error table says when that fails (spec §8). */
export function useLogin({ success }: { success?: { title: string; description: string } } = {}) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { search } = useLocation()
  const redirect = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(redirect.current), [])

  return useSingleMutation({
    mutationFn: login,
    onSuccess: async ({ token }) => {
      const target = afterLogin(search)
      signIn(token)
      toast({
        title: t('login.success.title'),
        description: t('login.success.text'),
        ...success,
        tone: 'success',
      })
      await navigate(target, { replace: true })
    },
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
