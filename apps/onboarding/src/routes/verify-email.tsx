import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSearchParams } from '@rafiq/platform/router'
import { CheckInbox } from '../features/verify-email/check-inbox.tsx'
import { Verification } from '../features/verify-email/verification.tsx'
import { useCarriedEmail } from '../shared/carried-email.ts'
import { matchingResult } from '../shared/matching-result.ts'

/** `/verify-email`: the mail's link with `?token=`; without it, the way to the inbox and to another link. */
export function Component() {
  const { t } = useTranslation('onboarding')
  const token = useSearchParams()[0].get('token')
  const email = useCarriedEmail() ?? matchingResult.read()?.email ?? ''
  usePage({ title: t('verify.title') })
  return (
    <div className="mx-auto w-full max-w-form">
      {token ? <Verification token={token} email={email} /> : <CheckInbox email={email} />}
    </div>
  )
}
