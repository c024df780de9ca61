import '../features/security/texts.ts'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { LoadingState, ReadError, Section, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { ChangePassword } from '../features/password/change-password.tsx'
import { Authenticator } from '../features/security/authenticator.tsx'
import { Passkeys } from '../features/security/passkeys.tsx'
import { RecoveryCodes } from '../features/security/recovery-codes.tsx'
import { SetUpNotice } from '../features/security/set-up-notice.tsx'
import { ShownCodes } from '../features/security/shown-codes.tsx'
import { Sessions } from '../features/sessions/sessions.tsx'
import { AccountPage } from '../shared/account-page.tsx'
import { securityQuery } from '../shared/queries.ts'

/** `/account/security`: what opens the account, and where it is open. */
export function Component() {
  const { t } = useTranslation(['security', 'common'])
  return (
    <AccountPage title={t('security:title')} lead={t('security:lead')}>
      <div className="space-y-5">
        <Factors />
        <Section title={t('security:password')}>
          <ul>
            <ChangePassword />
          </ul>
        </Section>
        <Sessions />
      </div>
    </AccountPage>
  )
}

function Factors() {
  const { t } = useTranslation(['security', 'common'])
  const read = useQuery(securityQuery)
  const { data: security, error } = read
  const [codes, setCodes] = useState<string[] | null>(null)
  if (security) {
    const staff = security.secondFactor !== 'none'
    return (
      <>
        <SetUpNotice security={security} />
        <Passkeys security={security} onCodes={setCodes} />
        {staff && <Authenticator totp={security.totp} onCodes={setCodes} />}
        {staff && security.recoveryCodesLeft !== null && (
          <RecoveryCodes left={security.recoveryCodesLeft} onCodes={setCodes} />
        )}
        {codes && <ShownCodes codes={codes} onClose={() => setCodes(null)} />}
      </>
    )
  }
  if (error) {
    return <ReadError title={t('security:failed')} read={read} />
  }
  return (
    <LoadingState label={t('security:loading')}>
      <Skeleton className="h-40" />
    </LoadingState>
  )
}
