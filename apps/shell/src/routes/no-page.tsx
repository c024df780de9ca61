import { linkTo, PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState } from '@rafiq/ui'

export function NotFound() {
  const { t } = useTranslation('shell')
  return (
    <>
      <PageTitle title={t('notFound.title')} />
      <EmptyState
        level={1}
        drawing="door"
        title={t('notFound.title')}
        description={t('notFound.text')}
        action={
          <ButtonLink asChild>
            <Link to={linkTo('home')}>{t('common:words.goHome')}</Link>
          </ButtonLink>
        }
      />
    </>
  )
}

/** Signed in, but without the role that this page asks for (spec §2, Moderator). */
export function AccessDenied() {
  const { t } = useTranslation('shell')
  return (
    <>
      <PageTitle title={t('accessDenied.title')} />
      <EmptyState
        level={1}
        drawing="key"
        title={t('accessDenied.title')}
        description={t('accessDenied.text')}
        action={
          <ButtonLink asChild variant="secondary">
            <Link to={linkTo('home')}>{t('common:words.goHome')}</Link>
          </ButtonLink>
        }
      />
    </>
  )
}
