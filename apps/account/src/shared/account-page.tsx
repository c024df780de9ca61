import { linkTo, usePage, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ArrowBack, PageHeader } from '@rafiq/ui'
import type { ReactNode } from 'react'
import { AccessDenied } from './access-denied.tsx'

type AccountPageProps = { title: string; lead: string; actions?: ReactNode; children: ReactNode }

/** A page of the account beside its first one, to which it leads back; for whoever is signed in. */
export function AccountPage({ title, lead, actions, children }: AccountPageProps) {
  const { t } = useTranslation('account')
  const { signedIn } = useSession()
  usePage({ title })
  if (!signedIn) return <AccessDenied />
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        above={
          <Link to={linkTo('account')} className="inline-flex min-h-11 items-center gap-2">
            <ArrowBack aria-hidden="true" className="size-5" />
            {t('data.back')}
          </Link>
        }
        title={title}
        lead={lead}
        actions={actions}
      />
      {children}
    </div>
  )
}
