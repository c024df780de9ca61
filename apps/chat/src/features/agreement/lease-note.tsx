import { useTranslation } from '@rafiq/platform/i18n'
import { Ltr } from '@rafiq/ui'

/** Where contracts of tenancy are documented in Saudi Arabia. */
const ejar = { address: 'https://www.ejar.sa', name: 'ejar.sa' }

/** That the sheet is no lease, and the official way. */
export function LeaseNote() {
  const { t } = useTranslation('agreement')
  return (
    <p className="text-sm text-soft print:text-ink">
      <strong className="font-semibold text-ink">{t('agreement:lease.title')}.</strong>{' '}
      {t('agreement:lease.text')}{' '}
      <a href={ejar.address} target="_blank" rel="noopener noreferrer">
        <Ltr>{ejar.name}</Ltr>
      </a>
    </p>
  )
}
