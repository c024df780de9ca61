import '../features/requests/texts.ts'
import { useTranslation } from '@rafiq/platform/i18n'
import { NewRequest } from '../features/requests/new-request.tsx'
import { OwnRequests } from '../features/requests/own-requests.tsx'
import { AccountPage } from '../shared/account-page.tsx'

/** `/account/requests`: what the member asks of the team about their data, and appeals. */
export function Component() {
  const { t } = useTranslation(['account', 'requests'])
  return (
    <AccountPage title={t('requests.title')} lead={t('requests:lead')}>
      <div className="space-y-5">
        <NewRequest />
        <OwnRequests />
      </div>
    </AccountPage>
  )
}
