import { useTranslation } from '@rafiq/platform/i18n'
import { DownloadButton } from '../features/my-data/download.tsx'
import { StoredData } from '../features/my-data/stored-data.tsx'
import { AccountPage } from '../shared/account-page.tsx'

/** `/account/data`: what is held on the member, to read and to keep. */
export function Component() {
  const { t } = useTranslation('account')
  return (
    <AccountPage title={t('data.title')} lead={t('data.lead')} actions={<DownloadButton />}>
      <StoredData />
    </AccountPage>
  )
}
