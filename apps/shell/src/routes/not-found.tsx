import { PageTitle, paths } from '@rafiq/platform'
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
            <Link to={paths.home}>{t('common:words.goHome')}</Link>
          </ButtonLink>
        }
      />
    </>
  )
}
