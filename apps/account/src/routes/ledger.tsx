import '../features/ledger/texts.ts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Accesses } from '../features/ledger/accesses.tsx'
import { Consents } from '../features/ledger/consents.tsx'
import { Views } from '../features/ledger/views.tsx'
import { AccountPage } from '../shared/account-page.tsx'

/** `/account/ledger`: who saw the member's data, and what the member agreed to. */
export function Component() {
  const { t } = useTranslation(['account', 'ledger'])
  return (
    <AccountPage title={t('ledger.title')} lead={t('ledger:lead')}>
      <div className="space-y-5">
        <Views />
        <Accesses />
        <Consents />
      </div>
    </AccountPage>
  )
}
