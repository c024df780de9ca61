import './texts.ts'
import type { AccountSecurity } from '@rafiq/contracts/accounts'
import { nextPage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link, useLocation } from '@rafiq/platform/router'
import { ButtonLink, Callout } from '@rafiq/ui'

/** To somebody of the team: what has to be done before the panel opens and why, and then the way back to it. */
export function SetUpNotice({ security: { restriction, secondFactor } }: { security: AccountSecurity }) {
  const { t } = useTranslation('security')
  const back = nextPage(useLocation().search)
  if (restriction !== null) {
    return (
      <Callout title={t(`security:restriction.${restriction}.title`)}>
        <p>{t(`security:restriction.${restriction}.text`)}</p>
        <p className="mt-2 text-soft">{t('security:restriction.free')}</p>
      </Callout>
    )
  }
  if (back === null || secondFactor === 'none') return null
  return (
    <Callout tone="success" role="status" title={t('security:restriction.done')}>
      <ButtonLink asChild className="mt-3">
        <Link to={back}>{t('security:restriction.back')}</Link>
      </ButtonLink>
    </Callout>
  )
}
