import type { OpenedSession } from '@rafiq/contracts/accounts'
import { linkTo, nextPage, securityPath, signIn, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useLocation, useNavigate } from '@rafiq/platform/router'
import { afterLogin } from '@rafiq/platform/shell'

type Success = { title: string; description: string }

/** Takes over a session that was opened: says so, and goes where sign-in leads; for staff who have to set something up first, there. */
export function useSignedIn(success?: Success) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { search } = useLocation()
  return async ({ token, restriction }: OpenedSession): Promise<void> => {
    signIn(token)
    toast({
      title: t('login.success.title'),
      description: t('login.success.text'),
      ...success,
      tone: 'success',
    })
    const target = restriction ? securityPath(nextPage(search) ?? linkTo('home')) : afterLogin(search)
    await navigate(target, { replace: true })
  }
}
