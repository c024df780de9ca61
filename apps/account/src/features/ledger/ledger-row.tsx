import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Eye } from '@rafiq/ui'
import { ActionRow } from '../../shared/action-row.tsx'
import { ledgerPath } from '../../shared/paths.ts'

/** The way from the account to who saw its data. */
export function LedgerRow() {
  const { t } = useTranslation('account')
  return (
    <ActionRow icon={<Eye />} title={t('ledger.title')} text={t('ledger.text')}>
      <ButtonLink asChild variant="secondary">
        <Link to={ledgerPath}>{t('ledger.view')}</Link>
      </ButtonLink>
    </ActionRow>
  )
}
