import { paths, usePage, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ArrowBack, PageHeader } from '@rafiq/ui'
import { DownloadButton } from '../features/my-data/download-button.tsx'
import { HeldData } from '../features/my-data/held-data.tsx'
import { AccessDenied } from '../shared/access-denied.tsx'

/** `/account/data`: what is held on the member, to read and to keep. */
export function Component() {
  const { t } = useTranslation('account')
  const { signedIn } = useSession()
  usePage({ title: t('data.title') })
  if (!signedIn) return <AccessDenied />
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        above={
          <Link to={paths.account} className="inline-flex min-h-11 items-center gap-2">
            <ArrowBack aria-hidden="true" className="size-5" />
            {t('data.back')}
          </Link>
        }
        title={t('data.title')}
        lead={t('data.lead')}
        actions={<DownloadButton />}
      />
      <HeldData />
    </div>
  )
}
