import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Callout } from '@rafiq/ui'

/** Why nobody else can be contacted now, and where a place becomes free (spec §8). */
export function LimitCallout() {
  const { t } = useTranslation(['matches', 'common'])
  return (
    <Callout tone="amber" role="alert" title={t('limit.badge.reached')}>
      <p>{t('common:errors.contact-limit')}</p>
      <Link to={linkTo('connections')} className="inline-flex min-h-11 items-center">
        {t('limit.toConnections')}
      </Link>
    </Callout>
  )
}
