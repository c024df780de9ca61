import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, ShieldCheck } from '@rafiq/ui'
import { ActionRow } from '../../shared/action-row.tsx'

/** The way to passkeys, and to where the account is signed in. */
export function SecurityRow() {
  const { t } = useTranslation('account')
  return (
    <ActionRow icon={<ShieldCheck />} title={t('security.title')} text={t('security.text')}>
      <ButtonLink asChild variant="secondary">
        <Link to={linkTo('security')}>{t('security.open')}</Link>
      </ButtonLink>
    </ActionRow>
  )
}
