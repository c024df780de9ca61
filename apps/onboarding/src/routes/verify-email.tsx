import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useLocation, useSearchParams } from '@rafiq/platform/router'
import { CheckInbox } from '../features/verify-email/check-inbox.tsx'
import { Verification } from '../features/verify-email/verification.tsx'
import { matchingResult } from '../shared/matching-result.ts'

/** `/verify-email`: the mail's link with `?token=`; without it, the way to the inbox and to another link. */
export function Component() {
  const { t } = useTranslation('onboarding')
  const token = useSearchParams()[0].get('token')
  const email = emailOf(useLocation().state) ?? matchingResult.read()?.email ?? ''
  usePage({ title: t('verify.title') })
  return (
    <div className="mx-auto w-full max-w-form">
      {token ? <Verification token={token} email={email} /> : <CheckInbox email={email} />}
    </div>
  )
}

/** The address that the page before handed over, never in the URL. */
function emailOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('email' in state)) return null
  return typeof state.email === 'string' ? state.email : null
}
