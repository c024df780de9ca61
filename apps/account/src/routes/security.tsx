import '../features/security/texts.ts'
import { errorText, paths, usePage, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { ArrowBack, ErrorState, LoadingState, PageHeader, Section, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { ChangePassword } from '../features/password/change-password.tsx'
import { Authenticator } from '../features/security/authenticator.tsx'
import { Passkeys } from '../features/security/passkeys.tsx'
import { RecoveryCodes } from '../features/security/recovery-codes.tsx'
import { SetUpNotice } from '../features/security/set-up-notice.tsx'
import { ShownCodes } from '../features/security/shown-codes.tsx'
import { Sessions } from '../features/sessions/sessions.tsx'
import { AccessDenied } from '../shared/access-denied.tsx'
import { securityQuery } from '../shared/security-query.ts'

/** `/account/security`: what opens the account, and where it is open. */
export function Component() {
  const { t } = useTranslation(['security', 'common'])
  const { signedIn } = useSession()
  usePage({ title: t('security:title') })
  if (!signedIn) return <AccessDenied />
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        above={
          <Link to={paths.account} className="inline-flex min-h-11 items-center gap-2">
            <ArrowBack aria-hidden="true" className="size-5" />
            {t('account:data.back')}
          </Link>
        }
        title={t('security:title')}
        lead={t('security:lead')}
      />
      <div className="space-y-5">
        <Factors />
        <Section title={t('security:password')}>
          <ul>
            <ChangePassword />
          </ul>
        </Section>
        <Sessions />
      </div>
    </div>
  )
}

function Factors() {
  const { t } = useTranslation(['security', 'common'])
  const { data: security, error, isFetching, refetch } = useQuery(securityQuery)
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
    return (
      <ErrorState
        title={t('security:failed')}
        description={errorText(error, t)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <LoadingState label={t('security:loading')}>
      <Skeleton className="h-40" />
    </LoadingState>
  )
}
