import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Mail } from '@rafiq/ui'
import { ActionRow } from '../../shared/action-row.tsx'
import { requestsPath } from '../../shared/paths.ts'

/** The way from the account to what it asks of the team. */
export function RequestsRow() {
  const { t } = useTranslation('account')
  return (
    <ActionRow icon={<Mail />} title={t('requests.title')} text={t('requests.text')}>
      <ButtonLink asChild variant="secondary">
        <Link to={requestsPath}>{t('requests.view')}</Link>
      </ButtonLink>
    </ActionRow>
  )
}
