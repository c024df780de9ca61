import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Section } from '@rafiq/ui'
import { ledgerPath } from '../../shared/paths.ts'

/** Who saw the member's data has a page of its own; the file that is downloaded holds it too. */
export function LedgerData() {
  const { t } = useTranslation('account')
  return (
    <Section title={t('ledger.title')} lead={t('ledger.text')}>
      <ButtonLink asChild variant="secondary">
        <Link to={ledgerPath}>{t('ledger.view')}</Link>
      </ButtonLink>
    </Section>
  )
}
