import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, LogInIcon } from '@rafiq/ui'

/** No profile (spec §2). */
export function AccessDenied() {
  const { t } = useTranslation('account')
  return (
    <EmptyState
      level={1}
      drawing="door"
      title={t('denied.title')}
      description={t('denied.text')}
      action={
        <ButtonLink asChild>
          <Link to={linkTo('login')}>
            <LogInIcon aria-hidden="true" />
            {t('denied.login')}
          </Link>
        </ButtonLink>
      }
    />
  )
}
